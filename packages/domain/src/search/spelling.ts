import { type Alternative, isStopWord, meaningsOf, type Term } from './query.ts'

/** Words that are equally close to a misspelt one and count. */
const mostCloseWords = 4

const misspeltQuality = 0.7

/**
 * How many errors of spelling a word is forgiven; a number none, for another number is another thing, nor one of three
 * letters, which is a word of its own: "SFX" is not "six".
 */
function errorsForgiven(word: string): number {
  if (!/^\p{L}/u.test(word)) return 0
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2
}

/** What is known of spellings. */
interface Spellings {
  has: (word: string) => boolean
  /** The words with the fewest errors, `most` at most, the commonest first. */
  closest: (word: string, most: number) => readonly string[]
}

/** Whether a term is a word that nothing has. */
export function isUnknown({ words: [word = '', ...others] }: Term, known: Spellings): boolean {
  return others.length === 0 && /^\p{L}+$/u.test(word) && !known.has(word)
}

/** Terms of which those that nothing has may be the words closest to them, and the first of these as text; undefined where there is none. */
export function correctTerms(
  terms: readonly Term[],
  known: Spellings,
): { terms: Term[]; text: string } | undefined {
  const corrected = terms.map((term) => {
    const [word = ''] = term.words
    const close = isUnknown(term, known)
      ? known
          .closest(word, errorsForgiven(word))
          .filter((other) => /^\p{L}{2,}$/u.test(other) && !isStopWord(other))
          .slice(0, mostCloseWords)
      : []
    const alternatives = [...term.alternatives, ...close.flatMap(misspeltFor)]
    return { term: { ...term, alternatives }, closest: close[0], text: term.words.join(' ') }
  })
  if (corrected.every(({ closest }) => closest === undefined)) return undefined
  return {
    terms: corrected.map(({ term }) => term),
    text: corrected.map(({ closest, text }) => closest ?? text).join(' '),
  }
}

/** Names closest to one that may be misspelt; another number is another product. */
export function closestNames(written: string, known: Spellings): readonly string[] {
  if (known.has(written)) return [written]
  const digits = (name: string) => name.replaceAll(/\D/g, '')
  return known.closest(written, 1).filter((name) => digits(name) === digits(written))
}

/** A search for products by whole names written as one, which may be misspelt. */
export function namesTerm(written: string, names: readonly string[]): Term {
  const alternatives = names.map((name) => ({
    words: [name],
    prefix: false,
    quality: name === written ? 1 : misspeltQuality,
  }))
  return { words: [written], alternatives }
}

// A misspelt word has the synonyms of the right one.
function misspeltFor(word: string): Alternative[] {
  return [[word], ...meaningsOf(word)].map((words) => ({
    words,
    prefix: false,
    quality: misspeltQuality,
  }))
}
