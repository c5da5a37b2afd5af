import type { SearchDocument } from './document.ts'
import { isThing } from './kinds.ts'
import { isStopWord, meaningsOf } from './wanted.ts'
import type { Alternative, Term } from './term.ts'
import { ordersIn } from './orders.ts'
import { hasTerm } from './rank.ts'

/** Words that are close to a misspelt one and count. */
const mostCloseWords = 12

const misspeltQuality = 0.7

/** Words that are spelt right, though nothing of ours may have them. */
const colors = new Set(['pink', 'green', 'orange', 'yellow', 'brown', 'beige', 'gold'])

/** What is known of spellings. */
interface Spellings {
  has: (word: string) => boolean
  /** The words with the fewest errors, `most` at most, the commonest first. */
  closest: (word: string, most: number) => readonly string[]
  /** All words with so many errors at most, in the same order. */
  within: (word: string, most: number) => readonly string[]
}

/** Whether a term is a word that nothing has. */
export function isUnknown(term: Term, known: Spellings): boolean {
  const [word = '', ...others] = term.words
  return (
    others.length === 0 &&
    /^\p{L}+$/u.test(word) &&
    !known.has(word) &&
    !colors.has(word) &&
    !isThing(term) &&
    meaningsOf(word).length === 0 &&
    ordersIn([word]).length === 0
  )
}

/** Terms of which those that nothing has may be words close to them too, and these words. */
export interface Correction {
  terms: Term[]
  close: string[][]
}

/** The corrections of a search: first to the closest words alone, then to all that are close; none where nothing is misspelt. */
export function correctionsOf(
  terms: readonly Term[],
  known: Spellings,
  names: Pick<Spellings, 'has'>,
  kinds: Pick<Spellings, 'has'>,
): Correction[] {
  const isClose = (word: string) => (other: string) =>
    /^\p{L}{2,}$/u.test(other) &&
    !isStopWord(other) &&
    // With another first letter it is another word, unless it is a name.
    (other.startsWith(word.charAt(0)) || names.has(other))
  // Of "cooler" and "color", what things are called is meant.
  const closest = (word: string) => {
    const close = known.closest(word, errorsForgiven(word))
    const called = close.filter((other) => kinds.has(other))
    return called.length > 0 ? called : close
  }
  // A short word is forgiven a second error in its vowels; one that is closest to what things are called, none.
  const within = (word: string) => {
    const close = closest(word)
    if (close.some((other) => kinds.has(other))) return close
    return known
      .within(word, word.length < 5 ? 0 : 2)
      .filter((other) => word.length > 5 || consonants(word) === consonants(other))
  }
  // One word alone is what it is closest to.
  return (terms.length > 1 ? [closest, within] : [closest])
    .map((find) => {
      const close = terms.map((term) => {
        const [word = ''] = term.words
        if (!isUnknown(term, known)) return []
        return find(word).filter(isClose(word)).slice(0, mostCloseWords)
      })
      const corrected = terms.map((term, at) => ({
        ...term,
        alternatives: [...term.alternatives, ...close[at]!.flatMap(misspeltFor)],
      }))
      return { terms: corrected, close }
    })
    .filter(({ close }) => close.some((words) => words.length > 0))
}

/** A corrected search as a document has it. */
export function correctedText({ terms, close }: Correction, document: SearchDocument): string {
  return terms
    .map((term, at) => {
      const has = (word: string) => hasTerm(document, { ...term, alternatives: misspeltFor(word) })
      return close[at]!.find(has) ?? close[at]![0] ?? term.words.join(' ')
    })
    .join(' ')
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
  return { words: [written], alternatives, isDetail: false }
}

// A number none, for another number is another thing; nor three letters, which are a word of their own: "SFX" is not "six".
function errorsForgiven(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2
}

function consonants(word: string): string {
  return word.replaceAll(/[aeiouy]/g, '')
}

// A misspelt word has the synonyms of the right one.
function misspeltFor(word: string): Alternative[] {
  return [[word], ...meaningsOf(word)].map((words) => ({
    words,
    prefix: false,
    quality: misspeltQuality,
  }))
}
