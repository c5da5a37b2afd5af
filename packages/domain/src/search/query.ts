import { longestQuery } from './limits.ts'
import { nearColors, synonyms } from './synonyms.ts'
import { queryWords } from './words.ts'

/** One way in which what a visitor said may be written: words that must all be there. */
export interface Alternative {
  words: string[]
  /** Whether the words may go on after what is given. */
  prefix: boolean
  /** 1 for what was said itself, less for what is close to it. */
  quality: number
}

/** One thing that a visitor said, a word or a phrase that has synonyms, and the ways in which it may be written. */
export interface Term {
  words: string[]
  alternatives: Alternative[]
}

/** Words of a search that count. */
const mostWords = 8

const synonymQuality = 0.9
const nearQuality = 0.5

// What visitors put around what they look for; they count where there is nothing else.
const fillers = new Set(
  queryWords(
    'a above affordable am an and any are argo at be below best budget buy can cheap cheapest could do does find for from gamer gaming get give good hello hey hi have how i in is it latest least less long looking many me more most much my need new newest of on one or our over own pc people person please product recommend show some someone something than thank thanks that the there to two under want we what when where which will with would you your',
  ),
)

const meanings = new Map<string, string[][]>()
for (const [phrases, means] of synonyms) {
  for (const phrase of phrases) {
    const key = queryWords(phrase).join(' ')
    meanings.set(key, [...(meanings.get(key) ?? []), ...means.map(queryWords)])
  }
}
const longestPhrase = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length))

/** Whether a word is one that visitors put around what they look for. */
export function isStopWord(word: string): boolean {
  return fillers.has(word)
}

/** The single words that have synonyms. */
export const wordsWithSynonyms = [...meanings.keys()].filter((key) => !key.includes(' '))

/** What a word means in the catalogue's words, besides itself. */
export function meaningsOf(word: string): string[][] {
  return meanings.get(word) ?? []
}

/** What a search asks for; nothing when it has no word. */
export function parseQuery(query: string): Term[] {
  const all = queryWords(query.slice(0, longestQuery))
  const meaningful = all.filter(
    (word, index) => !isStopWord(word) || isSocket(word, all[index + 1]),
  )
  const words = (meaningful.length > 0 ? meaningful : all).slice(0, mostWords)
  const terms: Term[] = []
  for (let rest = words; rest.length > 0; rest = rest.slice(terms.at(-1)?.words.length))
    terms.push(firstTerm(rest))
  return terms
}

/** What a search asks for, or what comes near: a color that looks much like the one that was said. */
export function withNearColors(terms: readonly Term[]): Term[] {
  return terms.map((term) => {
    const color = nearColors.get(term.words.join(' '))
    if (color === undefined) return term
    const near = { words: [color], prefix: false, quality: nearQuality }
    return { ...term, alternatives: [...term.alternatives, near] }
  })
}

// "AM5" is the words "am" and "5".
function isSocket(word: string, next = ''): boolean {
  return word === 'am' && /^\d$/.test(next)
}

// The longest phrase that has synonyms, else the first word.
function firstTerm(words: string[]): Term {
  let length = Math.min(longestPhrase, words.length)
  while (length > 1 && !meanings.has(words.slice(0, length).join(' '))) length -= 1
  const phrase = words.slice(0, length)
  return toTerm(phrase, meaningsOf(phrase.join(' ')), length === words.length)
}

function toTerm(words: string[], means: string[][], isLast: boolean): Term {
  return {
    words,
    alternatives: [
      { words, prefix: words.every((word) => mayBePrefix(word, isLast)), quality: 1 },
      ...means.map((synonym) => ({ words: synonym, prefix: false, quality: synonymQuality })),
    ],
  }
}

// A visitor may still be typing the last word; of the others, a number is whole.
function mayBePrefix(word: string, isLast: boolean): boolean {
  return word.length > 1 && (isLast || (word.length > 2 && !/\d/.test(word)))
}
