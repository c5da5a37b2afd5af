import { categories, type Category, categoryFacts } from '../category.ts'
import { downloads } from '../downloads.ts'
import { categoryMetadata, fixedPages } from '../page-metadata.ts'
import { documentWords, queryWords } from './words.ts'
import { padded, type SearchDocument } from './document.ts'

/** What can be found beside products. */
export interface Entry {
  kind: 'category' | 'page' | 'download'
  title: string
  /** A sentence or the facts of a file. */
  detail: string
  path: string
  category?: Category
}

interface IndexedEntry {
  entry: Entry
  document: SearchDocument
}

const { home: _, ...pages } = fixedPages

/** The categories, the pages and the files for download, with the words of their names: a description mentions too much. */
export const entries: readonly IndexedEntry[] = [
  ...categories.map((category) => {
    const { name, singular, route } = categoryFacts(category)
    const { description, path } = categoryMetadata(category)
    const entry: Entry = { kind: 'category', title: name, detail: description, path, category }
    return { entry, document: documentOf(name, `${singular}, ${route}`) }
  }),
  ...Object.values(pages).map(({ title, description, path }) => ({
    entry: { kind: 'page', title, detail: description, path } satisfies Entry,
    document: documentOf(title),
  })),
  ...downloads.map(({ title, kind, href, version, mediaType }) => {
    const format = mediaType === 'application/pdf' ? 'PDF' : 'ZIP'
    const entry: Entry = {
      kind: 'download',
      title,
      detail: `${format}, version ${version}`,
      path: href,
    }
    return { entry, document: documentOf(title, `${kind}, ${format}, download`) }
  }),
]

function documentOf(name: string, kind = ''): SearchDocument {
  return {
    name: ` ${queryWords(name).join(' ')} |${padded(documentWords(name))}`,
    kind: padded(documentWords(kind)),
    category: '',
    specs: [],
    description: '',
  }
}
