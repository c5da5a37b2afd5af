import type { SearchDocument } from './document.ts'
import { kindWords } from './kinds.ts'
import type { Alternative, Term } from './query.ts'

/**
 * The ranking, in a visitor's words: what is named so comes first, then what is such a thing, what is in such a category,
 * what has it among its specs, and what only mentions it. A word written in full counts more than its beginning, a synonym
 * less than the word itself, and a word spelt otherwise least.
 */
/** How much a word counts by the field that has it. */
export const weights = { kind: 9, name: 8, category: 4, specs: 3, description: 1 }

const beginningQuality = 0.8
const wholeName = 20
const inOneSpec = 2
const leastShare = 1 / 3

/** How well a document answers a search; `terms` is how many of its terms it has. */
export interface Relevance {
  terms: number
  score: number
  /** The place among the specs of the one that answers best, where name, kind and category do not answer all. */
  spec: number | undefined
}

/** Whether a document says so little of a search that it is left out beside the best one: it only mentions some of it. */
export function isFarBelow(best: Relevance, { terms, score }: Relevance): boolean {
  return score < Math.min(best.score, terms * weights.name) * leastShare
}

/** How relevant a document is. */
export function relevanceOf(document: SearchDocument, terms: readonly Term[]): Relevance {
  const fields = terms.map((term) => bestField(document, term))
  const part = terms.find((term, index) => isKind(term) && isPart(fields[index]))
  const found = part
    ? fields.map((field, index) =>
        !isPart(field) || isOfPart(document, part, terms[index]!) ? field : undefined,
      )
    : fields
  const told = found.filter((each) => each !== undefined)
  const specs = toldInSpecs(
    document,
    terms.filter((_, index) => found[index]?.field === 'specs'),
  )
  const score = told.reduce((sum, { score }) => sum + score, 0)
  const inSpecsAlone = found.every((each) => each?.field === 'specs')
  return {
    terms: told.length,
    score: score + nameBonus(document, terms) + (specs.together && inSpecsAlone ? inOneSpec : 0),
    spec: found.some((each) => each?.field === 'specs') ? specs.best : undefined,
  }
}

export type Field = keyof typeof weights

// A product that only has such a thing has a figure of it where both stand in one text: the supply with a fan is no "140mm fan".
function isOfPart({ specs, description }: SearchDocument, part: Term, term: Term): boolean {
  const [, unit] = /^[\d.]+(\p{L}*)/u.exec(term.words[0] ?? '') ?? []
  if (unit === undefined) return true
  // A description has many numbers: without a unit any of them may be meant.
  const texts = unit === '' ? specs : specs.concat(description)
  return texts.some((text) => isIn(text, part) && isIn(text, term))
}

function isPart(found: { field: Field } | undefined): boolean {
  return found?.field === 'specs' || found?.field === 'description'
}

function isKind({ alternatives }: Term): boolean {
  return alternatives.some(({ words }) => kindWords.has(words.at(-1) ?? ''))
}

function isIn(text: string, { alternatives }: Term): boolean {
  return alternatives.some((one) => qualityIn([text], one) > 0)
}

function bestField(
  document: SearchDocument,
  { alternatives }: Term,
): { field: Field; score: number } | undefined {
  let best: { field: Field; score: number } | undefined
  for (const field of Object.keys(weights) as Field[]) {
    const texts = field === 'specs' ? document.specs : [document[field]]
    const counting = alternatives.filter((one) => field !== 'description' || isSaidIn(one))
    const quality = Math.max(...counting.map((one) => qualityIn(texts, one)))
    const score = quality * weights[field]
    if (score > (best?.score ?? 0)) best = { field, score }
  }
  return best
}

// The words of a synonym stand apart in a description, and mean something else there: "its fans … is included".
function isSaidIn({ words, quality }: Alternative): boolean {
  return words.length === 1 || quality === 1
}

function qualityIn(texts: readonly string[], { words, prefix, quality }: Alternative): number {
  const whole = (text: string) => words.every((word) => text.includes(` ${word} `))
  if (texts.some(whole)) return quality
  const begun = (text: string) => words.every((word) => text.includes(` ${word}`))
  return prefix && texts.some(begun) ? quality * beginningQuality : 0
}

// The spec with the most terms; of several the one that begins with them, as with its label.
function toldInSpecs({ specs }: SearchDocument, terms: readonly Term[]) {
  let best: number | undefined
  let most = 0
  let first = 0
  specs.forEach((text, index) => {
    const places = terms.flatMap((term) => placeIn(text, term) ?? [])
    const place = Math.min(...places)
    if (places.length < most || (places.length === most && place >= first)) return
    ;[best, most, first] = [index, places.length, place]
  })
  return { best, together: most > 1 && most === terms.length }
}

// Where in a spec a term is found first.
function placeIn(text: string, { alternatives }: Term): number | undefined {
  const found = alternatives.find((one) => qualityIn([text], one) > 0)
  return (
    found &&
    Math.min(...found.words.map((word) => `${text} `.indexOf(` ${word}${found.prefix ? '' : ' '}`)))
  )
}

function nameBonus({ name }: SearchDocument, terms: readonly Term[]): number {
  return name.startsWith(` ${terms.flatMap(({ words }) => words).join(' ')} |`) ? wholeName : 0
}
