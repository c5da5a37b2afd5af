import { fromBase, toBase } from '../../facts/unit.ts'
import { measuresIn } from '../../fit/chair-measures.ts'
import { fixedPages } from '../../site-pages/page-metadata.ts'
import { type Measure, type Query, says } from '../query.ts'
import { boundIn } from './bound.ts'
import type { Answer } from './answer.ts'

/** What people call what they sit on. */
export const chair = ['chair', 'seat']
/** Words that ask whether things go together. */
export const fits = ['fit', 'compatible', 'compatibility']
const people = ['tall', 'short', 'heavy', 'big', 'person', 'people', 'man', 'woman', 'guy']
const isOfSelf =
  /\b(?:i am|i['’]m|im(?= \d)|i weigh|ich bin|ich wiege|je mesure|je fais|je p[eè]se)\b/i
const isInFeet = /\d ?(?:[′'’´]|ft\b|foot\b|feet\b|ft\d|-?inch)/i
/** kg that no chair weighs. */
const leastOfPerson = 40
const mmOf = new Map([
  ['mm', 1],
  ['m', 1000],
  ['ft', 304.8],
  ['in', 25.4],
])

/** Whether a search is about who sits on something or uses it. */
export function isOfPerson({ words }: Pick<Query, 'words'>): boolean {
  return words.some((word) => people.includes(word))
}

/** The chairs for a person, with the height and weight that a search gives. */
export function person(query: Query): Answer | undefined {
  const { words, measures, text } = query
  const isOfThem = isOfSelf.test(text)
  // Who says "1.85" of themselves means meters.
  const bare = isOfThem ? words.map((word) => ({ number: Number(word), unit: 'm' })) : []
  const mm = [...measures, ...bare].map(heightOf).find((height) => height !== undefined)
  const weight = measures.find(
    ({ number, unit }) => /^(?:kg|lb|st)$/.test(unit) && number >= 10 && number < 1000,
  )
  const isMeasured = mm !== undefined || weight !== undefined
  const asks =
    (says(query, chair) && (isMeasured || says(query, [...people, ...fits]))) ||
    (isMeasured && (words.includes('tall') || isOfThem)) ||
    (mm !== undefined && (weight !== undefined || /^\d+mm$/.test(words.join(' '))))
  if (!asks) return undefined
  const kg = weight && fromBase(toBase(weight.number, weight.unit as 'kg' | 'lb' | 'st'), 'kg')
  const units = weight?.unit === 'lb' || isInFeet.test(text) ? 'us' : 'metric'
  const sitter = {
    ...(mm !== undefined && { height: mm / 10 }),
    ...(kg !== undefined && { weight: kg }),
  }
  const search = Object.entries(measuresIn(units, sitter)).map(
    ([name, value]) => `${name}=${value}`,
  )
  const { title, path } = fixedPages.chairFit
  return {
    advice: {
      title,
      detail: 'Each chair by your height and weight, with the reason. We store none of it.',
      // "Under 20 kg" may be the chair's own weight.
      path:
        isMeasured && !(boundIn(query) && (kg ?? 0) < leastOfPerson)
          ? `${path}?${search.join('&')}`
          : path,
    },
  }
}

// Of a person, in mm: "192cm", "1.92m", "6ft".
function heightOf({ number, unit }: Pick<Measure, 'number' | 'unit'>): number | undefined {
  const mm = number * (mmOf.get(unit) ?? 0)
  return mm >= 1_200 && mm <= 2_300 ? mm : undefined
}
