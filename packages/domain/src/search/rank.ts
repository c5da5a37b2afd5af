import { type SearchDocument, sentencesOf } from './document.ts'
import { isPartTerm } from './kinds.ts'
import type { Alternative, Term } from './term.ts'

/** How much a word counts by the field that has it. */
export const weights = { kind: 9, name: 8, category: 4, specs: 3, description: 1 }

export type Field = keyof typeof weights

/** What the beginning of a word counts of the word in full. */
const prefixQuality = 0.8
const wholeNameBonus = 20
/** What scores less of the best is left out. */
const leastShare = 1 / 3

/** How well a document answers a search. */
export interface Relevance {
  /** Whether it is what the search names: such a thing, called so, or with such a spec. */
  isSubject: boolean
  /** Whether it is such a thing. */
  isOfKind: boolean
  /** Whether its name, or what it is, has a word of what is looked for. */
  isNamed: boolean
  /** Whether its name has a word of the search that names no kind. */
  isCalled: boolean
  /** The difference in length from a spec that has all terms and the first at its beginning; infinite without one. */
  distanceToSpec: number
  /** How many of the search's terms it has, and how many of those that name what is looked for. */
  terms: number
  main: number
  score: number
  /** The index of the spec that answers best, where name, kind and category do not answer all. */
  spec: number | undefined
}

interface FieldMatch {
  field: Field
  score: number
}

/** Sorts the most relevant first: what the search names, then what has most of its terms, first of those for what is looked for. */
export function compareRelevance(one: Relevance, other: Relevance): number {
  return (
    Number(other.isSubject) - Number(one.isSubject) ||
    other.main - one.main ||
    other.terms - one.terms ||
    other.score - one.score ||
    one.distanceToSpec - other.distanceToSpec
  )
}

/** Whether a result is left out beside the best: what it has of the search counts far less. */
export function isFarBelow(best: Relevance, { isSubject, terms, score }: Relevance): boolean {
  return !isSubject && score / terms < (best.score / best.terms) * leastShare
}

/** How relevant a document is, where some of the terms name kinds of things: the last is what is looked for. */
export function relevanceOf(
  document: SearchDocument,
  terms: readonly Term[],
  sought?: readonly Term[],
): Relevance {
  const { title } = document
  const isMain = (_: unknown, index: number) => !terms[index]!.isDetail
  const said = wordsOf(terms.filter(isMain))
  const matches = matchesIn(document, terms)
  const main = matches.filter(isMain).filter((match) => match !== undefined)
  const specs = compareSpecs(document, terms, matches)
  // A "monitor arm" is an arm.
  const kind = sought?.at(-1)
  const isOfKind = terms.some(
    (term, index) =>
      (matches[index]?.field === 'kind' || isCalledAsKind(document, term)) &&
      (kind ? term === kind : !sought || !term.isDetail),
  )
  const matched = matches.filter((match) => match !== undefined)
  // With every term in its name, or named in full among other words: "edge black".
  const isCalledSo =
    matches.every((match) => match?.field === 'name') ||
    // A "Carina 34 arm" is no Carina 34, which is only said to stand on one.
    ((!kind || matches[terms.indexOf(kind)]?.field !== 'description') &&
      ` ${said} `.includes(` ${title} `))
  return {
    isSubject: isOfKind || specs.distance < Infinity || isCalledSo,
    isOfKind,
    isCalled: terms.some(
      (term, index) => matches[index]?.field === 'name' && !sought?.includes(term),
    ),
    distanceToSpec: specs.distance,
    isNamed: main.some(({ field }) => field === 'name' || field === 'kind'),
    terms: matched.length,
    main: main.length,
    score:
      matched.reduce((sum, match) => sum + match.score, 0) + (title === said ? wholeNameBonus : 0),
    spec: specs.best,
  }
}

// Whether its name has a term of several words of which the last is what it is: "Monitor Arm", an arm.
function isCalledAsKind({ name, kind }: SearchDocument, { alternatives }: Term): boolean {
  return alternatives.some(
    ({ words }) =>
      words.length > 1 &&
      name.includes(` ${words.join(' ')} `) &&
      kind.includes(` ${words.at(-1)} `),
  )
}

// A product that only has a part has a figure of it where both stand in one text: the supply with a fan is no "140mm fan".
function matchesIn(
  document: SearchDocument,
  terms: readonly Term[],
): readonly (FieldMatch | undefined)[] {
  const matches = terms.map((term) => bestField(document, term))
  const part = terms.find((term, index) => isPartTerm(term) && isInText(matches[index]))
  if (!part) return matches
  const isOfOther = (term: Term) => {
    const [, unit] = /^[\d.]+(\p{L}*)/u.exec(term.words[0] ?? '') ?? []
    if (unit === undefined) return false
    // A description has many numbers: without a unit any of them may be meant.
    const texts = unit === '' ? document.specs : [...document.specs, ...sentencesOf(document)]
    return !texts.some((text) => isIn(text, part) && isIn(text, term))
  }
  return matches.map((match, index) =>
    isInText(match) && isOfOther(terms[index]!) ? undefined : match,
  )
}

function isInText(match: FieldMatch | undefined): boolean {
  return match?.field === 'specs' || match?.field === 'description'
}

/** Whether a document has a term. */
export function hasTerm(document: SearchDocument, term: Term): boolean {
  return bestField(document, term) !== undefined
}

/** Whether a document has what a search excludes: it is said of it, and not that it has none ("no driver"). */
export function hasExcluded({ name, specs, description }: SearchDocument, term: Term): boolean {
  const texts = [name, ...specs, description]
  const isDenied = texts.some((text) => text.includes(` no ${term.words.join(' ')} `))
  return !isDenied && texts.some((text) => isIn(text, term))
}

/** Whether a text of a document has a term. */
export function isIn(text: string, term: Term): boolean {
  return firstOf(phrasesOf(term), text) !== undefined
}

function bestField(document: SearchDocument, { alternatives }: Term): FieldMatch | undefined {
  let best: FieldMatch | undefined
  for (const field of Object.keys(weights) as Field[]) {
    const texts = field === 'specs' ? document.specs : [document[field]]
    const score = Math.max(...alternatives.map((one) => qualityIn(texts, one))) * weights[field]
    if (score > (best?.score ?? 0)) best = { field, score }
  }
  return best
}

function qualityIn(texts: readonly string[], { words, prefix, quality }: Alternative): number {
  const phrase = ` ${words.join(' ')}`
  if (texts.some((text) => text.includes(`${phrase} `))) return quality
  return prefix && texts.some((text) => text.includes(phrase)) ? quality * prefixQuality : 0
}

// The spec with the most of the terms that specs answer; of several the one that begins with them, as with its label.
function compareSpecs(
  { specs }: SearchDocument,
  terms: readonly Term[],
  matches: readonly (FieldMatch | undefined)[],
) {
  const { length } = wordsOf(terms)
  const phrases = terms.map(phrasesOf)
  let best: number | undefined
  let [most, earliest, distance] = [0, 0, Infinity]
  for (const [index, text] of specs.entries()) {
    const positions = phrases.map((each) => firstOf(each, text))
    const hasAll = terms.length > 1 && positions.every((position) => position !== undefined)
    if (hasAll && positions[0] === 0) distance = Math.min(distance, Math.abs(text.length - length))
    const answered = positions.filter(
      (position, at) => position !== undefined && matches[at]?.field === 'specs',
    ) as number[]
    const position = Math.min(...answered)
    if (answered.length > most || (answered.length === most && position < earliest))
      [best, most, earliest] = [index, answered.length, position]
  }
  return { best, distance }
}

function phrasesOf({ alternatives }: Term): string[] {
  return alternatives.map(({ words, prefix }) => ` ${words.join(' ')}${prefix ? '' : ' '}`)
}

// Where in a text one of some phrases stands first.
function firstOf(phrases: readonly string[], text: string): number | undefined {
  let first: number | undefined
  for (const phrase of phrases) {
    const position = text.indexOf(phrase)
    if (position >= 0 && position < (first ?? Infinity)) first = position
  }
  return first
}

function wordsOf(terms: readonly Term[]): string {
  return terms.flatMap(({ words }) => words).join(' ')
}
