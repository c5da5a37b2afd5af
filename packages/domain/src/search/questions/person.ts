import { baseOf, fromBase, measureUnit, toBase } from '../../facts/unit.ts'
import { hasMeasures, measuresIn } from '../../fit/chair-measures.ts'
import { fixedPages } from '../../site-pages/page-metadata.ts'
import { type Measure, type Query, says } from '../query.ts'
import type { Answer } from './answer.ts'

/** What people call what they sit on. */
export const chair = ['chair', 'seat']
/** Words that ask whether things go together. */
export const fits = ['fit', 'compatible', 'compatibility']
const people = ['tall', 'short', 'heavy', 'big', 'person', 'people', 'man', 'woman', 'guy']
const tall = new Set(['tall', 'gross', 'grand'])
const isOfSelf =
  /\b(?:i am|i['’]m|im(?= \d)|i weigh|ich bin|ich wiege|je mesure|je fais|je p[eè]se|my height|my weight)\b/i
const isInFeet = /\d ?(?:[′'’´]|ft\b|foot\b|feet\b|ft\d|-?inch)/i
/** kg that no chair weighs. */
const leastOfPerson = 40

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
  const height = [...measures, ...bare].flatMap((each) => inUnit(each, 'cm', 120, 230))[0]
  const weight = measures.flatMap((each) => inUnit(each, 'kg', 5, 500))[0]
  const isMeasured = height !== undefined || weight !== undefined
  const asks =
    (says(query, chair) && (isMeasured || says(query, [...people, ...fits]))) ||
    (isMeasured && (words.some((word) => tall.has(word)) || isOfThem)) ||
    (height !== undefined && (weight !== undefined || /^\d+mm$/.test(words.join(' '))))
  if (!asks) return undefined
  const isInPounds = measures.some(({ unit }) => unit === 'lb')
  const units = isInPounds || isInFeet.test(text) ? 'us' : 'metric'
  // "Under 20 kg" is what the chair weighs.
  const isOfChair = weight !== undefined && weight < leastOfPerson
  const given = measuresIn(units, {
    ...(height !== undefined && { height }),
    ...(weight !== undefined && !isOfChair && { weight }),
  })
  const search = Object.entries(given).map(([name, value]) => `${name}=${value}`)
  const { title, path } = fixedPages.chairFit
  return {
    advice: {
      title,
      detail: 'Each chair by your height and weight, with the reason. We store none of it.',
      path: hasMeasures(given) ? `${path}?${search.join('&')}` : path,
    },
  }
}

// A measure within what is usual, in cm or kg: "192cm", "6ft", "20st".
function inUnit(
  { number, unit }: Pick<Measure, 'number' | 'unit'>,
  asked: 'cm' | 'kg',
  least: number,
  most: number,
): number[] {
  const known = measureUnit(unit)
  if (!known || baseOf(known) !== baseOf(asked)) return []
  const measure = fromBase(toBase(number, known), asked)
  return measure >= least && measure <= most ? [measure] : []
}
