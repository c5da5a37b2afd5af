import SearchableMap from 'minisearch/SearchableMap'

/** How much a word counts in each document that has it, by id. */
type Postings = ReadonlyMap<number, number>

/** The words of documents, among which those spelt nearly as another one are found. */
export interface WordIndex {
  /** Adds words of a document; one that it has twice counts what it counts most. */
  add: (id: number, words: readonly string[], weight?: number) => void
  remove: (id: number, words: readonly string[]) => void
  has: (word: string) => boolean
  /** The documents that have a word, or any that begins so. */
  find: (word: string, prefix?: boolean) => Postings
  /** The words with the fewest errors against a word, `most` at most, the commonest first. */
  closest: (word: string, most: number) => string[]
  /** All words with so many errors at most, those with the fewest first. */
  within: (word: string, most: number) => string[]
}

/** An index with nothing in it. */
export function createWordIndex(): WordIndex {
  const index = new SearchableMap<Map<number, number>>()
  const find = (word: string): Postings => index.get(word) ?? new Map()
  const within = (word: string, most: number) =>
    [...errorsIn(index, word, most)].toSorted(
      ([one, few], [other, many]) => few - many || find(other).size - find(one).size,
    )
  return {
    add: (id, words, weight = 1) => {
      for (const word of words) {
        const postings = index.fetch(word, () => new Map())
        postings.set(id, Math.max(weight, postings.get(id) ?? 0))
      }
    },
    remove: (id, words) => {
      for (const word of words) {
        index.get(word)?.delete(id)
        if (find(word).size === 0) index.delete(word)
      }
    },
    has: (word) => index.has(word),
    find: (word, prefix = false) => {
      if (!prefix) return find(word)
      const found = new Map<number, number>()
      for (const [, postings] of index.atPrefix(word))
        for (const [id, weight] of postings)
          if (weight > (found.get(id) ?? 0)) found.set(id, weight)
      return found
    },
    closest: (word, most) =>
      within(word, most)
        .filter(([, errors], _, [first]) => errors === first?.[1])
        .map(([other]) => other),
    within: (word, most) => within(word, most).map(([other]) => other),
  }
}

function errorsIn(
  index: SearchableMap<unknown>,
  word: string,
  most: number,
): ReadonlyMap<string, number> {
  const errors = new Map<string, number>()
  if (most === 0) return errors
  const count = (from: string, already: number) => {
    for (const [other, [, distance]] of index.fuzzyGet(from, most - already))
      errors.set(other, Math.min(errors.get(other) ?? most, distance + already))
  }
  count(word, 0)
  // Two letters that changed places are one error; the map counts two.
  for (let at = 1; at < word.length; at += 1)
    count(word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1), 1)
  return errors
}
