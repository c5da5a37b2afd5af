import { convert } from '../facts/unit.ts'
import { isThing } from './kinds.ts'
import { foreignWords } from './foreign-words.ts'
import { nearColors, synonyms } from './synonyms.ts'
import type { Term } from './term.ts'
import { queryWords } from './words.ts'

/** What is to be found. */
export interface Wanted {
  terms: Term[]
  /** What the products are to be without. */
  excluded: Term[]
}

/** Words of a search that count. */
const mostWords = 8

const synonymQuality = 0.9
const nearQuality = 0.5

/** What visitors call those who something is for. */
export const peopleWords = queryWords(
  'person people man men woman women lady guy dude mensch menschen personen leute frau frauen mann männer dame damen herren homme femme personne gens',
)

// What visitors put around what they look for; they count where there is nothing else.
const fillers = new Set([
  ...peopleWords,
  ...queryWords(
    'a ab above affordable ai am an and any are argo at be below besoin best better between bis brauche budget but buy can ce cheap cheapest cherche combien comment could d dans das de dem den der des die difference do does du ein eine einem einen einer eines est et extra find from gamer gaming get gibt give good haben hat have hello hey hi how i ich im in hochsten inside into is ist it j je jusqu l la latest le least les less like long looking many maximal me mein meine mindesten more most much my möchte need new newest oder of on one or ou our over own pc please product qu quel quelle recommend replacement review should show sind some someone something sont spare suche suchen than thank thanks that the there these this those to two un und under une up versus veux viel viele voudrais vs want was we welche welchen welcher welches wer what when where which who why wie will wir wo worse worth would you your',
  ),
])
/** What comes after them is said of what is looked for; after "in" may be what is asked about: "fans in Edge". */
const prepositions = new Set(queryWords('for with under fur fuer mit pour avec'))
const negations = new Set(queryWords('without no not non ohne kein keine keinen nicht sans pas'))
const conjunctions = new Set(queryWords('or and nor und oder et ou'))

const meanings = new Map<string, string[][]>()
for (const [phrases, means] of [...synonyms, ...foreignWords]) {
  for (const phrase of phrases) {
    const words = queryWords(phrase)
    const meaningful = words.filter((word) => !isStopWord(word))
    const key = (meaningful.length > 0 ? meaningful : words).join(' ')
    meanings.set(key, [...(meanings.get(key) ?? []), ...means.map(queryWords)])
  }
}
/** The words of foreign adjectives without their endings: "schwarz" of "schwarzes", "noir" of "noire". */
const foreign = new Set(foreignWords.flatMap(([phrases]) => phrases).flatMap(queryWords))
const longestPhrase = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length))

/** Whether a word is one that visitors put around what they look for. */
export function isStopWord(word: string): boolean {
  return fillers.has(word) || prepositions.has(word) || negations.has(word)
}

/** Whether a word denies what comes after it. */
export function isNegation(word: string): boolean {
  return negations.has(word)
}

/** The single words that have synonyms; none of another language, into which no word is corrected. */
export const wordsWithSynonyms = synonyms
  .flatMap(([phrases]) => phrases.map(queryWords))
  .flatMap(([word = '', ...others]) => (others.length === 0 ? [word] : []))

/** What a word means in the catalogue's words, besides itself. */
export function meaningsOf(word: string): string[][] {
  // Makers state whole millimeters, which they round to write inches.
  const [, inches] = /^(\d+(?:\.\d+)?)in$/.exec(word) ?? []
  if (inches !== undefined) return [[`${convert(Number(inches), '″', 'mm')}mm`]]
  const known = meanings.get(word)
  const [stem = ''] = queryWords(word.replace(/e[rsnm]?$/, ''))
  return known ?? (foreign.has(stem) ? meanings.get(stem) : undefined) ?? []
}

/** Words that belong together. */
interface Part {
  words: string[]
  isDetail: boolean
  isExcluded: boolean
}

/** What words ask for, where some names of several words are one term each; no terms when there is no word. */
export function wantedIn(
  words: readonly string[],
  isSpec: boolean,
  names: ReadonlySet<string>,
): Wanted {
  const said = partsOf(words, isSpec)
  const parts =
    said.length > 0
      ? said
      : [{ words: words.slice(0, mostWords), isDetail: false, isExcluded: false }]
  const wanted: Wanted = { terms: [], excluded: [] }
  for (const part of parts) {
    const terms = termsOf(part, part === parts.at(-1), names)
    // A "no glass case" is a case.
    const thing = terms.findIndex((term, index) => index > 0 && isThing(term))
    const end = !part.isExcluded ? 0 : thing < 0 ? terms.length : thing
    wanted.excluded.push(...terms.slice(0, end))
    wanted.terms.push(...terms.slice(end))
  }
  return wanted
}

// What comes after "without" is excluded, up to a word such as "for"; of a pasted spec nothing is: "Weight: 69 g, without cable".
function partsOf(words: readonly string[], isSpec: boolean): Part[] {
  const parts: Part[] = []
  // A spec is said of what has it: "Fans included: 4 × 120 mm" asks for no fan.
  let part: Part = { words: [], isDetail: isSpec, isExcluded: false }
  let count = 0
  const begin = (change: Partial<Part>) => {
    part = { ...part, ...change, words: [] }
  }
  for (const [index, word] of words.entries()) {
    if (negations.has(word)) begin({ isExcluded: !isSpec })
    else if (prepositions.has(word))
      begin({ isDetail: isSpec || parts.some((each) => !each.isExcluded), isExcluded: false })
    else if (!isStopWord(word) || isSocket(word, words[index + 1])) {
      if (part.words.length === 0) parts.push(part)
      part.words.push(word)
      count += 1
      if (count === mostWords) break
    } else if (part.isExcluded && part.words.length > 0 && !conjunctions.has(word))
      begin({ isExcluded: false })
  }
  return parts
}

// "AM5" is the words "am" and "5".
function isSocket(word: string, next = ''): boolean {
  return word === 'am' && /^\d$/.test(next)
}

// The longest phrases that have synonyms or are names, else single words.
function termsOf({ words, isDetail }: Part, isLast: boolean, names: ReadonlySet<string>): Term[] {
  const terms: Term[] = []
  for (let rest = words; rest.length > 0;) {
    let length = Math.min(longestPhrase, rest.length)
    const isPhrase = (text: string) => meanings.has(text) || (!isDetail && names.has(text))
    while (length > 1 && !isPhrase(rest.slice(0, length).join(' '))) length -= 1
    const phrase = rest.slice(0, length)
    rest = rest.slice(length)
    const means = meaningsOf(phrase.join(' '))
    const prefix = means.length === 0 && mayBePrefix(phrase.join(' '), isLast && rest.length === 0)
    const alternatives = [
      { words: phrase, prefix, quality: 1 },
      ...means.map((synonym) => ({ words: synonym, prefix: false, quality: synonymQuality })),
    ]
    terms.push({ words: phrase, alternatives, isDetail })
  }
  return terms
}

// A visitor may still be typing the last word; of the others, a number is whole.
function mayBePrefix(word: string, isLast: boolean): boolean {
  return word.length > 1 && (isLast || (word.length > 2 && !/\d/.test(word)))
}

/** What a search asks for, or comes near to: a similar color, or the next whole number of a unit. */
export function withNear(terms: readonly Term[]): Term[] {
  return terms.map((term) => {
    const said = term.alternatives.map(({ words }) => words.join(' '))
    const near = said.flatMap(nearTo).map((word) => ({
      words: [word],
      prefix: false,
      quality: nearQuality,
    }))
    return { ...term, alternatives: [...term.alternatives, ...near] }
  })
}

function nearTo(word: string): string[] {
  const [, number, unit] = /^(\d+\.\d+)(\p{L}+)$/u.exec(word) ?? []
  if (number === undefined) return [nearColors.get(word) ?? []].flat()
  return [`${Math.floor(Number(number))}${unit}`, `${Math.ceil(Number(number))}${unit}`]
}
