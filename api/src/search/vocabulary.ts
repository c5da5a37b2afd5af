import SearchableMap from 'minisearch/SearchableMap'

/** Words that are counted, among which those spelt nearly as another one are found. */
export interface Vocabulary {
  add: (words: readonly string[]) => void
  remove: (words: readonly string[]) => void
  has: (word: string) => boolean
  /** The words with the fewest errors against a word, `most` at most, the commonest first. */
  closest: (word: string, most: number) => string[]
}

/** A vocabulary with nothing in it. */
export function createVocabulary(): Vocabulary {
  const counts = new SearchableMap<number>()
  const change = (words: readonly string[], difference: number) => {
    for (const word of words) {
      const left = (counts.get(word) ?? 0) + difference
      if (left > 0) counts.set(word, left)
      else counts.delete(word)
    }
  }
  return {
    add: (words) => change(words, 1),
    remove: (words) => change(words, -1),
    has: (word) => counts.has(word),
    closest: (word, most) => {
      if (most === 0) return []
      const errors = new Map<string, number>()
      const count = (from: string, already: number) => {
        for (const [other, [, distance]] of counts.fuzzyGet(from, most - already))
          errors.set(other, Math.min(errors.get(other) ?? most, distance + already))
      }
      count(word, 0)
      // Two letters that changed places are one error; the map counts two.
      for (const other of swapped(word)) count(other, 1)
      const fewest = Math.min(...errors.values())
      const commonness = (other: string) => counts.get(other) ?? 0
      return [...errors.keys()]
        .filter((other) => errors.get(other) === fewest)
        .toSorted((one, other) => commonness(other) - commonness(one))
    },
  }
}

function swapped(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((other) => other !== word)
}
