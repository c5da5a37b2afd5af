import { categories, type Category, categoryFacts } from '../products/category.ts'
import { formatOf } from '../products/download-format.ts'
import type { Download } from '../products/download-schema.ts'
import { categoryMetadata, fixedPages } from '../site-pages/page-metadata.ts'
import { namedDocument, type SearchDocument } from './document.ts'
import { pageNames } from './synonyms.ts'
import type { SiteTexts } from '../texts/site-texts.ts'

/** What can be found beside products. */
export interface Entry {
  kind: 'category' | 'page' | 'download'
  title: string
  /** A sentence or the facts of a file. */
  detail: string
  path: string
  category?: Category
}

/** An entry with the words that it is found by. */
export interface IndexedEntry {
  entry: Entry
  document: SearchDocument
}

const { home: _, ...pages } = fixedPages
const namesOf: Partial<Record<string, string>> = pageNames

/** A file and the product that it is of. */
export interface ProductFile {
  product: { name: string }
  download: Download
}

/** The categories, the pages and the files for download, with the words that they are found by. */
export function entriesWith(
  texts: Partial<SiteTexts>,
  files: readonly ProductFile[],
): IndexedEntry[] {
  return [
    ...categories.map((category) => {
      const { name, singular, route } = categoryFacts(category)
      const { description, path } = categoryMetadata(category, texts)
      const entry: Entry = { kind: 'category', title: name, detail: description, path, category }
      return { entry, document: namedDocument(name, `${singular}, ${route}`) }
    }),
    ...Object.entries(pages).map(([page, { title, description, path }]) => {
      const entry: Entry = { kind: 'page', title, detail: description, path }
      const text = `${description} ${textOf(page, texts)}`
      return { entry, document: namedDocument(title, namesOf[page], text) }
    }),
    ...files.map(({ product, download }) => {
      const { title, kind, href, version } = download
      const format = formatOf(download)
      const entry: Entry = {
        kind: 'download',
        title,
        detail: `${format}, version ${version}`,
        path: href,
      }
      return { entry, document: namedDocument(title, `${kind}, ${format}, download`, product.name) }
    }),
  ]
}

// Of the pages whose texts answer what visitors ask.
function textOf(page: string, { questions, warranty }: Partial<SiteTexts>): string {
  const words: Partial<Record<string, string[]>> = {
    contact: questions?.questions.map(({ question, detail }) => `${question} ${detail}`),
    warranty: warranty?.clauses.flatMap(({ title, lines }) => [title, ...lines]),
  }
  return words[page]?.join(' ') ?? ''
}
