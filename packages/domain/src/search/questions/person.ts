import { type AskedMeasure, within } from '../../facts/read-measure.ts'
import { measureUnit } from '../../facts/unit.ts'
import { hasMeasures, measuresIn, seats } from '../../fit/chair-measures.ts'
import { cmOfInch } from '../../text/us-units.ts'
import type { Product } from '../../products/product-schema.ts'
import { fixedPages } from '../../site-pages/page-metadata.ts'
import { type Measure, type Query, says } from '../query.ts'
import type { Term } from '../term.ts'
import { peopleWords } from '../wanted.ts'
import { type Answer, type IdsOf, selectedIn } from './answer.ts'

/** What people call what they sit on. */
const chair = ['chair', 'seat']
/** Words that ask whether things go together. */
export const fits = ['fit', 'compatible', 'compatibility']
const people = ['tall', 'short', 'heavy', 'big', ...peopleWords]
const tall = new Set(['tall', 'gross', 'grand'])
const isOfSelf =
  /\b(?:i am|i['’]m|im(?= \d)|i weigh|ich bin|ich wiege|je mesure|je fais|je p[eè]se|my height|my weight)\b/i
/** What people say of themselves beside a measure. */
const ofSelf = [
  'weigh',
  'bin',
  'wiege',
  'mesure',
  'fais',
  'pese',
  'height',
  'weight',
  'tall',
  'gross',
  'grand',
]
const isInFeet = /\d ?(?:[′'’´]|ft\b|foot\b|feet\b|ft\d|-?inch)/i
/** Of a chair, "5-11" is who sits on it. */
const dashed = /(?<![\d.-])([4-7])-(1[01]|\d)(?![\d.-])/
/** What is usual, in cm and in kg. */
const heights = { unit: 'cm', least: 120, most: 230 } as const
const weights = { unit: 'kg', least: 5, most: 500 } as const
/** cm that a height in whole inches may be off. */
const halfInch = cmOfInch / 2
/** kg that no chair weighs. */
const leastOfPerson = 40

/** Whether a search is about a chair, by any word for one or by the name of one of ours. */
export function saysChair(query: Query): boolean {
  return says(query, chair) || (!query.isOfAccessory && query.named.some(isChair))
}

function isChair({ category }: Product): boolean {
  return category === seats
}

/** The chairs for a person, with the height and weight that a search gives. */
export function person(query: Query, idsOf: IdsOf): Answer | undefined {
  const { words, terms, measures, named, text } = query
  const isAboutChair = saysChair(query)
  const isOfThem = isOfSelf.test(text)
  // Who says "1.85" of themselves means meters.
  const bare = isOfThem ? words.map((word) => ({ number: Number(word), unit: 'm' })) : []
  const [, feet, inches] = (isAboutChair && dashed.exec(text)) || []
  const inFeet = feet === undefined ? [] : [(Number(feet) * 12 + Number(inches)) * cmOfInch]
  const [height] = [
    ...[...measures, ...bare].flatMap((each) => asMeasure(each, heights) ?? []),
    ...inFeet,
  ]
  const [weight] = measures.flatMap((each) => asMeasure(each, weights) ?? [])
  const isMeasured = height !== undefined || weight !== undefined
  const asks =
    (isAboutChair && (isMeasured || says(query, [...people, ...fits]))) ||
    (isMeasured && (words.some((word) => tall.has(word)) || isOfThem)) ||
    (height !== undefined && (weight !== undefined || /^\d+mm$/.test(words.join(' '))))
  if (!asks) return undefined
  const isInPounds = measures.some(({ unit }) => unit === 'lb')
  const units = isInPounds || inFeet.length > 0 || isInFeet.test(text) ? 'us' : 'metric'
  const room = units === 'us' ? halfInch : 0
  // "Under 20 kg" is what the chair weighs.
  const isOfChair = weight !== undefined && weight < leastOfPerson
  const given = measuresIn(units, {
    ...(height !== undefined && { height }),
    ...(weight !== undefined && !isOfChair && { weight }),
  })
  const search = Object.entries(given).map(([name, value]) => `${name}=${value}`)
  const { title, path } = fixedPages.chairFit
  const ofPerson = measures.filter((each) => asMeasure(each, heights) ?? asMeasure(each, weights))
  const isOfChairs =
    isMeasured && !isOfChair && (isAboutChair || isOfThem || ofPerson.length === words.length)
  const asking = terms.filter(asksWhether).flatMap((term) => term.words)
  const measured = [
    ...ofPerson.map(({ at }) => words[at]!),
    ...[feet, inches].flatMap((figure) => figure ?? []),
    ...(isOfThem ? ofSelf : []),
  ]
  return {
    advice: {
      title,
      detail: 'Each chair by your height and weight, with the reason. We store none of it.',
      path: hasMeasures(given) ? `${path}?${search.join('&')}` : path,
    },
    answered: [...asking, ...(isOfChairs ? measured : [])],
    // Of one of ours its own figures say whether it fits.
    ...(isOfChairs &&
      !named.some(isChair) && {
        among: new Set(
          idsOf(seats, [
            ...selectedIn(seats, 'Maximum load', weight && weight * 1000),
            ...selectedIn(
              seats,
              'User height',
              height && (height - room) * 10,
              height && (height + room) * 10,
            ),
          ]),
        ),
      }),
  }
}

function asksWhether({ alternatives }: Term): boolean {
  return alternatives.some(({ words }) => fits.includes(words.join(' ')))
}

// "192cm", "6ft", "20st".
function asMeasure({ number, unit }: Pick<Measure, 'number' | 'unit'>, asked: AskedMeasure) {
  const known = measureUnit(unit)
  return known && within(number, known, asked)
}
