import type { SearchDocument } from './document.ts'
import { type Alternative, meaningsOf, type Term, wordsWithSynonyms } from './query.ts'

/** Words that are equally close to a misspelt one and count. */
const mostCloseWords = 4

const oneErrorQuality = 0.7
const twoErrorsQuality = 0.5

/**
 * How many errors of spelling a word is forgiven; a number none, for another number is another thing, nor one of three
 * letters, which is a word of its own: "SFX" is not "six".
 */
export function errorsForgiven(word: string): number {
  if (!/^\p{L}/u.test(word)) return 0
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2
}

/** The words of a document that a misspelt one may stand for: those of all but its description. */
export function knownWords({ name, kind, category, specs }: SearchDocument): string[] {
  const words = [name, kind, category, ...specs].join(' ').split(' ')
  return words.filter((word) => /^\p{L}{2,}$/u.test(word))
}

/** Longer names are not compared as a whole. */
const longestName = 24

/** A name, and what is left of it without each of its letters: two names with one error between them have one of these in common. */
export function oneLetterLeftOut(name: string): string[] {
  if (name.length < 2 || name.length > longestName) return []
  const shorter = Array.from(name, (_, index) => name.slice(0, index) + name.slice(index + 1))
  return [...new Set([name, ...shorter])]
}

/** A search for a whole name as one term: those of the names given that are written so, or with one error. */
export function wholeNameTerm(written: string, names: readonly string[]): Term {
  const alternatives = [...new Set(names)].flatMap((name) => {
    const errors = editDistance(written, name)
    return errors > 1
      ? []
      : [{ words: [name], prefix: false, quality: errors === 0 ? 1 : oneErrorQuality }]
  })
  return { words: [written], alternatives }
}

// Made once: a search compares thousands of words.
const longestWord = 127
const rows = [
  new Uint8Array(longestWord + 1),
  new Uint8Array(longestWord + 1),
  new Uint8Array(longestWord + 1),
] as const

/**
 * How many letters are inserted, left out, wrong or swapped with the next between two words (optimal string alignment); of
 * more than `most` only that they are more. Infinite for words of more than 127 letters.
 */
export function editDistance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.max(one.length, other.length) > longestWord) return Number.POSITIVE_INFINITY
  let [before, above, line]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let column = 0; column <= other.length; column += 1) above[column] = column
  for (let row = 1; row <= one.length; row += 1) {
    line[0] = row
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const wrong = one[row - 1] === other[column - 1] ? 0 : 1
      let errors = Math.min(line[column - 1]! + 1, above[column]! + 1, above[column - 1]! + wrong)
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        errors = Math.min(errors, before[column - 2]! + 1)
      line[column] = errors
      least = Math.min(least, errors)
    }
    if (least > most) return Number.POSITIVE_INFINITY
    ;[before, above, line] = [above, line, before]
  }
  return above[other.length]!
}

/**
 * The terms with the words of the catalogue, and those with synonyms, that are close to what was said: those with the fewest
 * errors. A word that is one of them is not misspelt.
 */
export function withCloseWords(terms: readonly Term[], catalogue: readonly string[]): Term[] {
  const known = new Set([...catalogue, ...wordsWithSynonyms])
  return terms.map((term) => {
    const [word = '', ...others] = term.words
    if (others.length > 0 || known.has(word)) return term
    return { ...term, alternatives: [...term.alternatives, ...closeTo(word, known)] }
  })
}

// Those with the fewest errors.
function closeTo(word: string, known: ReadonlySet<string>): Alternative[] {
  let allowed = errorsForgiven(word)
  let closest: string[] = []
  for (const other of known) {
    if (Math.abs(other.length - word.length) > allowed) continue
    const errors = editDistance(word, other, allowed)
    if (errors > allowed) continue
    if (errors < allowed) closest = []
    allowed = errors
    closest.push(other)
  }
  const quality = allowed === 1 ? oneErrorQuality : twoErrorsQuality
  return closest
    .slice(0, mostCloseWords)
    .flatMap((other) =>
      [[other], ...meaningsOf(other)].map((words) => ({ words, prefix: false, quality })),
    )
}
