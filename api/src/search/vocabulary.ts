import SearchableMap from 'minisearch/SearchableMap'

/** Words that are counted, among which those spelt nearly as another one are found. */
export interface Vocabulary {
  add: (words: readonly string[]) => void
  remove: (words: readonly string[]) => void
  has: (word: string) => boolean
  /** The words with the fewest errors against a word, `most` at most, the commonest first. */
  closest: (word: string, most: number) => string[]
  /** All words with so many errors at most, those with the fewest first. */
  within: (word: string, most: number) => string[]
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
  const errorsOf = (word: string, most: number): Map<string, number> => {
    const errors = new Map<string, number>()
    if (most === 0) return errors
    const count = (from: string, already: number) => {
      for (const [other, [, distance]] of counts.fuzzyGet(from, most - already))
        errors.set(other, Math.min(errors.get(other) ?? most, distance + already))
    }
    count(word, 0)
    // Two letters that changed places are one error; the map counts two.
    for (const other of swapped(word)) count(other, 1)
    return errors
  }
  const commonness = (word: string) => counts.get(word) ?? 0
  const sorted = (errors: ReadonlyMap<string, number>) =>
    [...errors]
      .toSorted(([one, few], [other, many]) => few - many || commonness(other) - commonness(one))
      .map(([word]) => word)
  return {
    add: (words) => change(words, 1),
    remove: (words) => change(words, -1),
    has: (word) => counts.has(word),
    closest: (word, most) => {
      const errors = errorsOf(word, most)
      const fewest = Math.min(...errors.values())
      return sorted(new Map([...errors].filter(([, error]) => error === fewest)))
    },
    within: (word, most) => sorted(errorsOf(word, most)),
  }
}

function swapped(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((other) => other !== word)
}
