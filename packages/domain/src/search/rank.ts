import type { SearchDocument } from './document.ts'
import { isPartTerm } from './kinds.ts'
import type { Alternative, Term } from './term.ts'

/** How much a word counts by the field that has it. */
export const weights = { kind: 9, name: 8, category: 4, specs: 3, description: 1 }

export type Field = keyof typeof weights

/** What the beginning of a word counts of the word in full. */
const prefixQuality = 0.8
const wholeNameBonus = 20
const sameSpecBonus = 2
/** Less than this part of the best one's score is left out beside it. */
const leastShare = 1 / 3

/** The distance to a spec of a product that has none with all of the search. */
export const notStated = 1_000_000

/** How well a document answers a search. */
export interface Relevance {
  /** Whether it is what the search names: such a thing, or called so. */
  isSubject: boolean
  /** Whether it is such a thing. */
  isOfKind: boolean
  /** Whether its name begins with the search. */
  isNamed: boolean
  /** Whether its name has a word of the search that names no kind. */
  isCalled: boolean
  /** By how many letters a spec differs in length that begins as the search does and has all of it ("GPU clearance: 400 mm"); `notStated` where there is none. */
  distanceToSpec: number
  /** How many of the search's terms it has. */
  terms: number
  score: number
  /** The index of the spec that answers best, where name, kind and category do not answer all. */
  spec: number | undefined
}

interface FieldMatch {
  field: Field
  score: number
}

/** Sorts the most relevant first: what the search names, then what has most of its terms. */
export function compareRelevance(one: Relevance, other: Relevance): number {
  return (
    Number(other.isSubject) - Number(one.isSubject) ||
    other.terms - one.terms ||
    other.score - one.score ||
    one.distanceToSpec - other.distanceToSpec
  )
}

/** Whether a result is left out: it scores far below the best one, or only mentions what names the best one. */
export function isFarBelow(best: Relevance, { isSubject, terms, score }: Relevance): boolean {
  return (
    (best.isNamed && !isSubject) || score < Math.min(best.score, terms * weights.name) * leastShare
  )
}

/** How relevant a document is, where some of the terms name the kind of thing that is looked for. */
export function relevanceOf(
  document: SearchDocument,
  terms: readonly Term[],
  sought: readonly Term[] = terms,
): Relevance {
  const matches = withoutFiguresOfParts(
    document,
    terms,
    terms.map((term) => bestField(document, term)),
  )
  const matched = matches.filter((match) => match !== undefined)
  const { best, haveAll } = compareSpecs(
    document,
    terms.filter((_, index) => matches[index]?.field === 'specs'),
  )
  const inSpecsAlone = matches.every((match) => match?.field === 'specs')
  const score = matched.reduce((sum, match) => sum + match.score, 0)
  const distanceToSpec = distanceToStated(document, terms)
  const isOfKind = terms.some(
    (term, index) => matches[index]?.field === 'kind' && (!term.isDetail || sought.includes(term)),
  )
  return {
    isSubject: isOfKind || distanceToSpec < notStated || isCalledSo(document, terms, matches),
    isOfKind,
    isNamed: document.title.startsWith(wordsOf(terms)),
    isCalled: terms.some((term, index) => isName(matches[index]) && !sought.includes(term)),
    distanceToSpec,
    terms: matched.length,
    score: score + nameBonus(document, terms) + (haveAll && inSpecsAlone ? sameSpecBonus : 0),
    spec: matched.some(({ field }) => field === 'specs') ? best : undefined,
  }
}

// With every term in its name, or named in full among other words: "edge black".
function isCalledSo(
  { title }: SearchDocument,
  terms: readonly Term[],
  matches: readonly (FieldMatch | undefined)[],
): boolean {
  return matches.every(isName) || ` ${wordsOf(terms)} `.includes(` ${title} `)
}

function distanceToStated({ specs }: SearchDocument, terms: readonly Term[]): number {
  const [first, second] = terms
  if (!first || !second) return notStated
  const stated = specs.filter(
    (text) => positionIn(text, first) === 0 && terms.every((term) => isIn(text, term)),
  )
  const { length } = wordsOf(terms)
  return Math.min(notStated, ...stated.map((text) => Math.abs(text.length - length)))
}

function isName(match: FieldMatch | undefined): boolean {
  return match?.field === 'name'
}

// A product that only has such a part has a figure of it where both stand in one text: the supply with a fan is no "140mm fan".
function withoutFiguresOfParts(
  document: SearchDocument,
  terms: readonly Term[],
  matches: readonly (FieldMatch | undefined)[],
): readonly (FieldMatch | undefined)[] {
  const part = terms.find((term, index) => isPartTerm(term) && isInText(matches[index]))
  if (!part) return matches
  return matches.map((match, index) =>
    !isInText(match) || isOfPart(document, part, terms[index]!) ? match : undefined,
  )
}

function isInText(match: FieldMatch | undefined): boolean {
  return match?.field === 'specs' || match?.field === 'description'
}

function isOfPart({ specs, description }: SearchDocument, part: Term, term: Term): boolean {
  const [, unit] = /^[\d.]+(\p{L}*)/u.exec(term.words[0] ?? '') ?? []
  if (unit === undefined) return true
  // A description has many numbers: without a unit any of them may be meant.
  const texts = unit === '' ? specs : specs.concat(description)
  return texts.some((text) => isIn(text, part) && isIn(text, term))
}

/** Whether a document has a term. */
export function hasTerm(document: SearchDocument, term: Term): boolean {
  return bestField(document, term) !== undefined
}

/** Whether a document has what a search excludes: it is said of it, and not that it has none ("no driver"). */
export function hasExcluded({ name, specs, description }: SearchDocument, term: Term): boolean {
  const [said] = term.alternatives
  const isDenied =
    said && [...specs, description].some((text) => text.includes(` no ${said.words.join(' ')} `))
  return !isDenied && [name, ...specs, description].some((text) => isIn(text, term))
}

/** Whether a text of a document has a term. */
export function isIn(text: string, { alternatives }: Term): boolean {
  return alternatives.some((one) => qualityIn([text], one) > 0)
}

function bestField(document: SearchDocument, { alternatives }: Term): FieldMatch | undefined {
  let best: FieldMatch | undefined
  for (const field of Object.keys(weights) as Field[]) {
    const texts = field === 'specs' ? document.specs : [document[field]]
    const quality = Math.max(...alternatives.map((one) => qualityIn(texts, one)))
    const score = quality * weights[field]
    if (score > (best?.score ?? 0)) best = { field, score }
  }
  return best
}

function qualityIn(texts: readonly string[], { words, prefix, quality }: Alternative): number {
  const phrase = ` ${words.join(' ')}`
  if (texts.some((text) => text.includes(`${phrase} `))) return quality
  return prefix && texts.some((text) => text.includes(phrase)) ? quality * prefixQuality : 0
}

// The spec with the most terms; of several the one that begins with them, as with its label.
function compareSpecs({ specs }: SearchDocument, terms: readonly Term[]) {
  let best: number | undefined
  let most = 0
  let earliest = 0
  specs.forEach((text, index) => {
    const positions = terms.flatMap((term) => positionIn(text, term) ?? [])
    const position = Math.min(...positions)
    if (positions.length < most || (positions.length === most && position >= earliest)) return
    ;[best, most, earliest] = [index, positions.length, position]
  })
  return { best, haveAll: most > 1 && most === terms.length }
}

// Where in a spec a term stands first.
function positionIn(text: string, { alternatives }: Term): number | undefined {
  const match = alternatives.find((one) => qualityIn([text], one) > 0)
  return (
    match &&
    Math.min(...match.words.map((word) => `${text} `.indexOf(` ${word}${match.prefix ? '' : ' '}`)))
  )
}

function nameBonus({ title }: SearchDocument, terms: readonly Term[]): number {
  return title === wordsOf(terms) ? wholeNameBonus : 0
}

function wordsOf(terms: readonly Term[]): string {
  return terms.flatMap(({ words }) => words).join(' ')
}
