import { foreignWords } from './foreign-words.ts'
import { categoryOfTerm } from './kinds.ts'
import { longestQuery } from './limits.ts'
import { nearColors, synonyms } from './synonyms.ts'
import type { Term } from './term.ts'
import { queryWords } from './words.ts'

/** What a search asks for. */
export interface Query {
  /** As it was typed. */
  text: string
  /** Every word of it. */
  words: string[]
  /** What is to be found. */
  terms: Term[]
  /** What the products are to be without. */
  excluded: Term[]
}

/** Words of a search that count. */
const mostWords = 8

const synonymQuality = 0.9
const nearQuality = 0.5

// What visitors put around what they look for; they count where there is nothing else.
const fillers = new Set(
  queryWords(
    'a above affordable am an and any are argo at be below best better between budget but buy can cheap cheapest could de der des die difference do does du ein eine et find from gamer gaming get give good hello hey hi have how i is it la latest le least les less long looking many me more most much my need new newest of on one or ou our over own pc people person please product recommend review should show who why some someone something than thank thanks that the there these this those to two un und une under versus vs want we what when where which will worse worth would you your oder das den dem l d',
  ),
)
/** What comes after them is said of what is looked for. */
const prepositions = new Set(
  queryWords('for with in into inside under fur fuer mit im pour avec dans'),
)
const negations = new Set(queryWords('without no not non ohne kein keine keinen sans'))
const conjunctions = new Set(queryWords('or and nor und oder et ou'))

const meanings = new Map<string, string[][]>()
for (const [phrases, means] of [...synonyms, ...foreignWords]) {
  for (const phrase of phrases) {
    const key = withoutFillers(queryWords(phrase)).join(' ')
    meanings.set(key, [...(meanings.get(key) ?? []), ...means.map(queryWords)])
  }
}
const longestPhrase = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length))

/** Whether a word is one that visitors put around what they look for. */
export function isStopWord(word: string): boolean {
  return fillers.has(word) || prepositions.has(word) || negations.has(word)
}

/** The single words that have synonyms; none of another language, into which no word is corrected. */
export const wordsWithSynonyms = synonyms
  .flatMap(([phrases]) => phrases.map(queryWords))
  .flatMap(([word = '', ...others]) => (others.length === 0 ? [word] : []))

/** What a word means in the catalogue's words, besides itself. */
export function meaningsOf(word: string): string[][] {
  return meanings.get(word) ?? []
}

/** What a search asks for; no terms when it has no word. */
export function parseQuery(text: string): Query {
  const words = queryWords(
    text
      .slice(0, longestQuery)
      .replaceAll(/\bw\/o\b/gi, 'without')
      .replaceAll(/(\p{L}+)-free\b/giu, 'no $1')
      .replaceAll(/(?<=\S\s)-(?=\p{L})/gu, 'no '),
  )
  // A pasted spec excludes nothing: "Weight: 69 g, without cable".
  const said = saidIn(words, !text.includes(': '))
  const all =
    said.length > 0 ? said : words.map((word) => ({ word, isDetail: false, isExcluded: false }))
  const terms = termsOf(all.slice(0, mostWords))
  return {
    text,
    words,
    terms: terms.filter(({ isExcluded }) => !isExcluded).map(({ term }) => term),
    excluded: terms.filter(({ isExcluded }) => isExcluded).map(({ term }) => term),
  }
}

/** What a search asks for, or comes near to: a similar color, or the next whole number of a unit. */
export function withNear(terms: readonly Term[]): Term[] {
  return terms.map((term) => {
    const near = nearTo(term.words.join(' ')).map((word) => ({
      words: [word],
      prefix: false,
      quality: nearQuality,
    }))
    return { ...term, alternatives: [...term.alternatives, ...near] }
  })
}

function nearTo(word: string): string[] {
  const [, number, unit] = /^(\d+\.\d+)(\p{L}*)$/u.exec(word) ?? []
  if (number === undefined) return [nearColors.get(word) ?? []].flat()
  return [`${Math.floor(Number(number))}${unit}`, `${Math.ceil(Number(number))}${unit}`]
}

interface SaidWord {
  word: string
  isDetail: boolean
  isExcluded: boolean
}

// "Without" excludes the words up to the thing that is looked for ("no glass case") or to a word such as "for".
function saidIn(words: readonly string[], excludes: boolean): SaidWord[] {
  const said: SaidWord[] = []
  let [isDetail, isExcluded] = [false, false]
  for (const [index, word] of words.entries()) {
    if (negations.has(word)) isExcluded = excludes
    else if (prepositions.has(word)) [isDetail, isExcluded] = [said.length > 0, false]
    else if (!isStopWord(word) || isSocket(word, words[index + 1])) {
      said.push({ word, isDetail, isExcluded })
    } else if (!conjunctions.has(word)) isExcluded &&= said.at(-1)?.isExcluded !== true
  }
  return said
}

function termsOf(said: readonly SaidWord[]): { term: Term; isExcluded: boolean }[] {
  const terms: { term: Term; isExcluded: boolean }[] = []
  let isEnded = false
  for (let rest = said; rest.length > 0; rest = rest.slice(terms.at(-1)?.term.words.length)) {
    const [first] = rest as [SaidWord]
    const end = rest.findIndex(
      ({ isDetail, isExcluded }) => isDetail !== first.isDetail || isExcluded !== first.isExcluded,
    )
    const words = rest.slice(0, end < 0 ? rest.length : end).map(({ word }) => word)
    const isLast = end < 0
    const term = { ...firstTerm(words, isLast), isDetail: first.isDetail }
    const follows: boolean = terms.at(-1)?.isExcluded === true || isEnded
    isEnded = first.isExcluded && follows && (isEnded || categoryOfTerm(term) !== undefined)
    terms.push({ term, isExcluded: first.isExcluded && !isEnded })
  }
  return terms
}

function withoutFillers(words: string[]): string[] {
  const meaningful = words.filter((word) => !isStopWord(word))
  return meaningful.length > 0 ? meaningful : words
}

// "AM5" is the words "am" and "5".
function isSocket(word: string, next = ''): boolean {
  return word === 'am' && /^\d$/.test(next)
}

// The longest phrase that has synonyms, else the first word.
function firstTerm(words: string[], isLast: boolean): Omit<Term, 'isDetail'> {
  let length = Math.min(longestPhrase, words.length)
  while (length > 1 && !meanings.has(words.slice(0, length).join(' '))) length -= 1
  const phrase = words.slice(0, length)
  return toTerm(phrase, meaningsOf(phrase.join(' ')), isLast && length === words.length)
}

function toTerm(words: string[], means: string[][], isLast: boolean): Omit<Term, 'isDetail'> {
  return {
    words,
    alternatives: [
      {
        words,
        prefix: means.length === 0 && words.every((word) => mayBePrefix(word, isLast)),
        quality: 1,
      },
      ...means.map((synonym) => ({ words: synonym, prefix: false, quality: synonymQuality })),
    ],
  }
}

// A visitor may still be typing the last word; of the others, a number is whole.
function mayBePrefix(word: string, isLast: boolean): boolean {
  return word.length > 1 && (isLast || (word.length > 2 && !/\d/.test(word)))
}
