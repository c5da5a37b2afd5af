import { withPlainSpaces } from '../text/spaces.ts'
import { baseOf, convert, type MeasureUnit, measureUnit } from './unit.ts'

/** What a measure is asked in. */
export interface AskedMeasure {
  unit: MeasureUnit
  /** In that unit. */
  least: number
  most: number
  /** What a number without a unit may be in, the likelier first, if not in that one. */
  bare?: readonly MeasureUnit[]
  /** Which length of a size is asked; without it a size is refused. */
  side?: Side
}

/** A length of a size: by its place among them, or by the letter that makers write beside it. */
export type Side = 'longest' | 'middle' | 'shortest' | 'height' | 'depth'

/**
 * A measure in the unit that is asked, of what was typed: "336", "33,6 cm", "13 1/4 in", "5′ 11″", "1 000 W",
 * "348 x 146 x 72 mm". Undefined for anything else, and for what is out of bounds.
 */
export function readMeasure(text: string, asked: AskedMeasure): number | undefined {
  const plain = plainFigures(text).replaceAll(tolerance, '')
  const sides = baseOf(asked.unit) === 'mm' ? [...plain.matchAll(sideName)] : []
  const letters = sides.map(([, letter = '']) => letter)
  const readings = (letters.length > 1 ? plain.replaceAll(sideName, ' x ') : plain)
    .replaceAll(timesSign, ' x ')
    .replaceAll(/(?<=\d)[ x]+(?=mm|cm|in\b|")/g, ' ')
    .split(separator)
    .flatMap((statement) => readStatement(statement, asked, letters) ?? [])
    // A field may have cut off the unit of a size that is stated once more.
    .filter(({ isBareSize }, index) => index === 0 || !isBareSize)
  const [first] = readings
  const isSaidTwice = readings.every(
    ({ measure, unit }) =>
      measure !== undefined && (unit !== first?.unit || measure === first.measure),
  )
  if (!isSaidTwice) return undefined
  return (readings.find(({ unit }) => unit === 'mm' || unit === 'cm') ?? first)?.measure
}

/** A text with its figures written one way: plain spaces and signs, "1000" for "1 000", "0.5" for "½" and "1/2". */
export function plainFigures(text: string): string {
  return plainSigns(text)
    .replaceAll(/(?<![\p{L}\d.,])\d{1,3}(?:[ '_]\d{3})+(?!\d)/gu, (figure) =>
      figure.replaceAll(/\D/g, ''),
    )
    .trim()
}

/** The same of a text in which two numbers may stand side by side: "3 120 mm fans". */
export function plainSigns(text: string): string {
  return withPlainSpaces(text.replaceAll(/[‘’´`ʹʼ′‵]/g, "'").replaceAll(/(?=[¼½¾⅓⅔⅛⅜⅝⅞])/g, ' '))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('′', "'")
    .replaceAll(/''|[“”„ʺ″‶]/g, '"')
    .replaceAll(/[‐‑]|[–—](?=\p{L})/gu, '-')
    .replaceAll(/\b[a-z]+(?=[ -]?slot)/g, (word) => String(inWords.get(word) ?? word))
    .replaceAll(/(\d+)?[ -]?\b(\d{1,2})[/⁄](\d{1,2})\b/g, fraction)
}

const inWords = new Map(
  ['one single', 'two dual double', 'three triple', 'four quad'].flatMap((words, index) =>
    words.split(' ').map((word) => [word, index + 1]),
  ),
)

function fraction(text: string, whole: string | undefined, above: string, below: string): string {
  const parts = ['2', '3', '4', '8', '16', '32', '64']
  if (!parts.includes(below) || Number(above) >= Number(below)) return text
  const sum = Number(whole ?? 0) + Number(above) / Number(below)
  // Three decimals would be thousands to some.
  return sum.toFixed(4).replace(/(?<=\.\d\d?)0+$/, '')
}

/** "± 2 mm" */
const tolerance = / ?(?:±|\+\/-) ?\d[\d.,]*/g
/** Which side of a size a length is: "348 (L) x 146 (W)", "L=348 W=146", "(W × D × H)". */
const sideName = /[( ]*(?<!\p{L})([lwhdtb]|length|width|height|depth|thickness)(?!\p{L}) ?[):=]*/gu
const timesSign = /(?<=\d|mm|cm|in|["' ])[x×*✕⨯](?= ?\d)| by (?=\d)/g
/** What stands between two measures of one thing: "304 mm / 11.97 in", "72 mm (3 slots)". */
const separator =
  /[()[\]{}|;]| [/–—-] | or | oder | ou |(?<=[a-z]{2}|") = |(?<=\p{L}|")\/(?=\d)|(?<!'|ft|feet|foot|st|stone), |(?<=[cm]m) ?(?=\d)/u
/** The words that may stand before a number without a unit: how exact it is, and what it is of. */
const introducing = new Set(
  `up to about around approx approximately max maximum circa ca etwa bis zu environ card gpu cpu cooler total length width height
  depth thickness size weight power l w h d`.split(/\s+/),
)

/** Whether a text before a number says no more of it than these words do, and any word before a sign: "TGP: ". */
function isIntroduction(text: string): boolean {
  return text
    .replaceAll(/\p{L}+ ?[:=]/gu, ' ')
    .split(/[ .:~≈≤<="]/)
    .every((word) => word === '' || introducing.has(word))
}

interface Figure {
  /** More than one where a sign may be for thousands or for a fraction, the likelier first. */
  numbers: number[]
  isDecimal: boolean
  unit: MeasureUnit | undefined
  /** What stands between it and the figure before. */
  before: string
}

interface Reading {
  unit: MeasureUnit
  isBareSize?: boolean
  /** Undefined for what is no such measure, or out of bounds. */
  measure: number | undefined
}

// Undefined for words that have a number, and for slots, which are counted beside a thickness.
function readStatement(
  text: string,
  asked: AskedMeasure,
  letters: readonly string[],
): Reading | undefined {
  const { figures, after } = figuresIn(text)
  const [first, second] = figures
  if (!first) return undefined
  const written = figures.flatMap(({ unit }) => unit ?? [])
  const given = written.findLast((unit) => unit !== 'slots') ?? written[0]
  const isNumber = isIntroduction(first.before) && /^[ .,:"]*$/.test(after)
  if (given ? given === 'slots' && asked.unit !== 'slots' : !isNumber) return undefined
  const unit = given ?? asked.unit
  const isAlone = !/[-−]$/.test(first.before) && /^[\p{L} .,:×*"/-]*$/u.test(after)
  if (!isAlone) return { unit, measure: undefined }
  if (!second) return { unit, measure: single(first, asked) }
  const isSize = figures.slice(1).every(({ before }) => /^ *[x×*][ x×*]*$/.test(before))
  const lengths = figures.filter((figure) => figure.unit !== 'slots')
  const measure = isSize ? sideOf(lengths, unit, asked, letters) : sum(figures, asked)
  return { unit, measure, isBareSize: isSize && !given }
}

function figuresIn(text: string): { figures: Figure[]; after: string } {
  const figures: Figure[] = []
  let end = 0
  for (const { 0: whole, 1: digits = '', 2: word, index } of text.matchAll(figure)) {
    const unit = word === undefined ? undefined : measureUnit(word)
    const written = unit ? whole : digits
    figures.push({
      numbers: numbersOf(digits.replace(/[.,]$/, '')),
      isDecimal: /[.,]\d/.test(digits),
      unit,
      before: text.slice(end, index),
    })
    end = index + written.length
  }
  return { figures, after: text.slice(end) }
}

const figure = /(\d[\d.,]*)(?:[ -]?(["']|\p{L}+)\.?)?/gu

function single({ numbers, isDecimal, unit }: Figure, asked: AskedMeasure): number | undefined {
  const units = unit ? [unit] : (asked.bare ?? [asked.unit])
  return units
    .filter(
      (each) => (each !== 'ft' || numbers.every(isWhole)) && (isDecimal || unit || each !== 'm'),
    )
    .flatMap((each) => numbers.flatMap((number) => within(number, each, asked) ?? []))
    .at(0)
}

// Nobody says which tenth of a foot 5.11 is.
const isWhole = Number.isInteger

/** What the second of two figures is in, where it does not say: "5′ 11", "1 m 80", "12 st 4". */
const smaller = new Map<MeasureUnit, MeasureUnit>([
  ['ft', '″'],
  ['m', 'cm'],
  ['st', 'lb'],
  ['lb', 'oz'],
])

// Two figures of which the second is in a smaller unit.
function sum(figures: readonly Figure[], asked: AskedMeasure): number | undefined {
  const [first, second, another] = figures
  if (!first || !second || another || !/^(?:[-–]|[ ,]*(?:and )?)$/.test(second.before))
    return undefined
  const [larger = NaN] = first.numbers
  const [less = NaN] = second.numbers
  const units = first.unit ? [first.unit] : (asked.bare ?? [])
  return units
    .flatMap((unit) => {
      const next = smaller.get(unit)
      const isSum = isWhole(larger) && (unit !== 'ft' || less < 12)
      if (!next || !isSum || (second.unit ?? next) !== next) return []
      return within(larger + convert(less, next, unit), unit, asked) ?? []
    })
    .at(0)
}

/** The letters of a side that is told by them. */
const lettersOf: Partial<Record<Side, string>> = { height: 'h', depth: 'dlt' }

// "348 x 146 x 72 mm": the unit may stand behind the last length alone.
function sideOf(
  figures: readonly Figure[],
  unit: MeasureUnit,
  asked: AskedMeasure,
  letters: readonly string[],
): number | undefined {
  const { side } = asked
  const anyLength = { ...asked, least: 0, most: Infinity }
  const lengths = figures.map((each) => single({ ...each, unit: each.unit ?? unit }, anyLength))
  if (!side || lengths.some((length) => !length)) return undefined
  const named = lettersOf[side]
  const at = letters.findIndex((letter) => named?.includes(letter.charAt(0)))
  const sorted = (lengths as number[]).toSorted((one, other) => other - one)
  const places = { longest: 0, middle: 1, shortest: lengths.length - 1, height: -1, depth: -1 }
  const isTold = named
    ? letters.length === lengths.length
    : side === 'longest' || lengths.length > 2
  const length = named ? lengths[at] : sorted[places[side]]
  if (!isTold) return undefined
  return length === undefined ? undefined : within(length, asked.unit, asked)
}

// "1,000" is a thousand to some, and "1.000"; a fraction has no more than a million parts.
function numbersOf(written: string): number[] {
  if (/^\d{1,7}$/.test(written)) return [Number(written)]
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(written)
  const isDecimal = /^\d{1,6}[.,]\d{1,6}$/.test(written)
  const fraction = isDecimal ? [Number(written.replace(',', '.'))] : []
  if (!isGrouped) return fraction
  const [, whole = written, part = ''] =
    /^(.*,.*)(\.\d+)$/.exec(written) ?? /^(.*\..*)(,\d+)$/.exec(written) ?? []
  const thousands = Number(whole.replaceAll(/[.,]/g, '') + part.replace(',', '.'))
  return [thousands, ...fraction]
}

/** A number of a unit as the measure that is asked; undefined for one of something else, and out of bounds. */
export function within(number: number, unit: MeasureUnit, asked: AskedMeasure): number | undefined {
  if (baseOf(unit) !== baseOf(asked.unit)) return undefined
  const measure = convert(number, unit, asked.unit)
  return measure >= asked.least && measure <= asked.most ? measure : undefined
}
