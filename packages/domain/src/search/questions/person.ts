import { fixedPages } from '../../site-pages/page-metadata.ts'
import { cmOfInch } from '../../text/us-units.ts'
import { type Query, says } from '../query.ts'
import { boundIn } from './bound.ts'
import type { Answer } from './answer.ts'

/** What people call what they sit on. */
export const chair = ['chair', 'seat']
/** Words that ask whether things go together. */
export const fits = ['fit', 'compatible', 'compatibility']
const people = ['tall', 'short', 'heavy', 'big', 'person', 'people', 'man', 'woman', 'guy']
const isOfSelf = /\b(?:i am|i['’]m|i weigh|ich bin|ich wiege|je mesure|je p[eè]se)\b/i
const mmOf = new Map([
  ['mm', 1],
  ['m', 1000],
  ['ft', 304.8],
])

/** Whether a search is about who sits on something or uses it. */
export function isOfPerson({ words }: Pick<Query, 'words'>): boolean {
  return words.some((word) => people.includes(word))
}

/** The chairs for a person, with the height and weight that a search gives. */
export function person(query: Query): Answer | undefined {
  const { words, measures, text } = query
  const mm = measures.map(heightOf).find((height) => height !== undefined)
  const weight = measures.find(
    ({ number, unit }) => /^(?:kg|lb)$/.test(unit) && number >= 10 && number < 1000,
  )
  const isMeasured = mm !== undefined || weight !== undefined
  const asks =
    (says(query, chair) && (isMeasured || says(query, [...people, ...fits]))) ||
    (isMeasured && (words.includes('tall') || isOfSelf.test(text))) ||
    (mm !== undefined && (weight !== undefined || /^\d+mm$/.test(words.join(' '))))
  if (!asks) return undefined
  const isUs = weight?.unit === 'lb' || /[′'’´]|ft|foot|feet/i.test(text)
  const inches = Math.round((mm ?? 0) / 10 / cmOfInch)
  const height = isUs
    ? { height: Math.floor(inches / 12), inches: inches % 12 }
    : { height: Math.round((mm ?? 0) / 10) }
  const fields = {
    units: isUs ? 'us' : 'metric',
    ...(mm && height),
    ...(weight && { weight: weight.number }),
  }
  const search = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  const { title, path } = fixedPages.chairFit
  return {
    advice: {
      title,
      detail: 'Each chair by your height and weight, with the reason. We store none of it.',
      // "Under 20 kg" may be the chair's own weight.
      path: isMeasured && !boundIn(query) ? `${path}?${search.join('&')}` : path,
    },
  }
}

// Of a person, in mm: "192cm", "1.92m", "6ft".
function heightOf({ number, unit }: Query['measures'][number]): number | undefined {
  const mm = number * (mmOf.get(unit) ?? 0)
  return mm >= 1_200 && mm <= 2_300 ? mm : undefined
}
