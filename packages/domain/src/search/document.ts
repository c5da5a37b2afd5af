import { categoryFacts } from '../products/category.ts'
import type { Product } from '../products/product.ts'
import { kindOf } from '../products/kind.ts'
import { documentWords, queryWords } from './words.ts'

/** What can be found, as its words: each text has a space before, between and after them. */
export interface SearchDocument {
  /** The whole name as queries say it: "gx 650". */
  title: string
  name: string
  /** What it is: "cpu cooler". */
  kind: string
  category: string
  /** Label and value of each spec. */
  specs: readonly string[]
  description: string
}

type Described = Pick<Product, 'name' | 'category' | 'specs' | 'description' | 'colorVariations'>

/** The words of a product. */
export function documentOf(product: Described): SearchDocument {
  const { name, singular } = categoryFacts(product.category)
  const colors = (product.colorVariations ?? []).join(', ')
  return {
    ...namedDocument(product.name, kindOf(product)),
    category: padded(documentWords(`Argo, ${name}, ${singular}`)),
    specs: [...product.specs, `Color: ${colors}`].map((spec) =>
      padded([...documentWords(spec), ...queryWords(`${withinRanges(spec)}, ${lengthsOf(spec)}`)]),
    ),
    description: padded(
      product.description
        .split(/(?<=[.!?])\s+/)
        .flatMap((sentence) => [...documentWords(sentence), endOfSentence]),
    ),
  }
}

/** Stands between the words of two sentences, which say nothing together. */
const endOfSentence = '.'

/** The sentences of a product's description, as its document has them. */
export function sentencesOf({ description }: SearchDocument): string[] {
  return description.split(` ${endOfSentence} `).map((sentence) => padded([sentence.trim()]))
}

/** Of a range of more whole numbers only the ends are written out. */
const longestRange = 80

// "17–35″" is found by "17 inch" and "27 inch" too.
function withinRanges(spec: string): string {
  return [...spec.matchAll(/(?<![\d.,])(\d[\d,]*)–(\d[\d,]*)\s?(\p{L}+|[″°%])/gu)]
    .flatMap(([, from = '', to = '', unit]) => {
      const first = wholeNumber(from)
      const length = wholeNumber(to) - first
      return Array.from(
        { length: length > longestRange ? 1 : length },
        (_, index) => `${first + index} ${unit}`,
      )
    })
    .join(', ')
}

function wholeNumber(text: string): number {
  return Number(text.replaceAll(',', ''))
}

// "480 × 230 × 480 mm" is found by "230 mm" too, and by its last length as it stands.
function lengthsOf(spec: string): string {
  return [...spec.matchAll(/(\d[\d.]*(?: × \d[\d.]*)*) × \d[\d.]*\s?(mm|cm)/g)]
    .flatMap(([, lengths = '', unit]) => lengths.split(' × ').map((length) => `${length} ${unit}`))
    .join(', ')
}

/** The words of something that has a name and is of a kind, and may have a text. */
export function namedDocument(name: string, kind = '', text = ''): SearchDocument {
  return {
    title: queryWords(name).join(' '),
    name: padded(nameWords(name)),
    kind: padded(documentWords(kind)),
    category: '',
    specs: [],
    description: padded(documentWords(text)),
  }
}

/** Every word of a document, by the field that has it. */
export function wordsOf(
  document: SearchDocument,
): Record<Exclude<keyof SearchDocument, 'title'>, string[]> {
  const { name, kind, category, specs, description } = document
  return {
    name: separate(name),
    kind: separate(kind),
    category: separate(category),
    specs: separate(specs.join(' ')),
    description: separate(description),
  }
}

/** The whole name without spaces: "gx650". */
export function wholeName({ title }: SearchDocument): string {
  return title.replaceAll(' ', '')
}

/** The single words of a name. */
export function ownWords({ title }: SearchDocument): string[] {
  return separate(title)
}

// The words of a name, each two of them written as one ("mousepad"), and all of them.
function nameWords(name: string): string[] {
  const words = documentWords(name)
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
  return [...words, ...pairs.filter((pair) => !/\d/.test(pair)), queryWords(name).join('')]
}

/** Words as a text of a document. */
export function padded(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

function separate(text: string): string[] {
  return [...new Set(text.split(' ').filter(Boolean))]
}
