import { isStopWord, meaningsOf } from './wanted.ts'

/** Words of a search, and of a name, that are looked at. */
const mostWords = 16
const mostInName = 5

/** Where products are found by their names. */
export interface Names<Product> {
  /** Products by a whole name, written as one: "gx750". */
  byName: (name: string) => readonly Product[]
  /** Products by a word of their names. */
  byWord: (word: string) => readonly Product[]
  /** Whether a word is what things are, as "fan" is, and so names none of them. */
  isKind: (word: string) => boolean
}

/** The products that the words of a search name, in its order: in full, or by a word that is in one name alone ("titan"). */
export function namedIn<Product>(words: readonly string[], names: Names<Product>): Product[] {
  const named = new Set<Product>()
  for (let rest = words.slice(0, mostWords); rest.length > 0;) {
    const [product, length] = firstNamed(rest, names)
    if (product !== undefined) named.add(product)
    rest = rest.slice(length)
  }
  return [...named]
}

function firstNamed<Product>(
  words: readonly string[],
  { byName, byWord, isKind }: Names<Product>,
): [product: Product | undefined, length: number] {
  for (let length = Math.min(mostInName, words.length); length > 0; length -= 1) {
    const [product] = byName(words.slice(0, length).join(''))
    if (product !== undefined) return [product, length]
  }
  const [word = ''] = words
  const isName =
    word.length > 1 && !isStopWord(word) && meaningsOf(word).length === 0 && !isKind(word)
  const [only, another] = isName ? byWord(word) : []
  return [another === undefined ? only : undefined, 1]
}
