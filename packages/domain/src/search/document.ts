import { categoryFacts } from '../category.ts'
import type { Product } from '../product.ts'
import { kindOf } from './kinds.ts'
import { documentWords, queryWords } from './words.ts'

/** What can be found, as its words: each text has a space before, between and after them. */
export interface SearchDocument {
  /** As queries say it, then a bar and everything by which it is found. */
  name: string
  /** What it is: "cpu cooler". */
  kind: string
  category: string
  /** Label and value of each spec. */
  specs: string[]
  description: string
}

type Described = Pick<Product, 'name' | 'category' | 'specs' | 'description' | 'colorVariations'>

/** The words of a product. */
export function documentOf(product: Described): SearchDocument {
  const { name, singular } = categoryFacts(product.category)
  const colors = (product.colorVariations ?? []).join(', ')
  return {
    name: ` ${queryWords(product.name).join(' ')} |${padded(nameWords(product.name))}`,
    kind: padded(documentWords(kindOf(product))),
    category: padded(documentWords(`Argo, ${name}, ${singular}`)),
    specs: [...product.specs, `Colour: ${colors}`].map((spec) => padded(documentWords(spec))),
    description: padded(documentWords(product.description)),
  }
}

// The words of a name, each two of them written as one ("mousepad"), and all of them.
function nameWords(name: string): string[] {
  const words = documentWords(name)
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
  return [...words, ...pairs.filter((pair) => !/\d/.test(pair)), queryWords(name).join('')]
}

/** Words with a space before, between and after them. */
export function padded(words: string[]): string {
  return ` ${[...new Set(words)].join(' ')} `
}

/** A document as one text, a line a field. */
export function writeDocument(document: SearchDocument): string {
  const { name, kind, category, description, specs } = document
  return [name, kind, category, description, ...specs].join('\n')
}

/** The whole name without spaces: "gx650". */
export function wholeName({ name }: SearchDocument): string {
  return name.slice(0, name.indexOf('|')).replaceAll(' ', '')
}

/** The document of such a text with what is indexed beside it as its last line. */
export function readDocument(text: string): SearchDocument {
  const [name = '', kind = '', category = '', description = '', ...specs] = text
    .split('\n')
    .slice(0, -1)
  return { name, kind, category, description, specs }
}
