import { withPlainSpaces } from '../text/spaces.ts'
import { baseOf, fromBase, measureUnit, type MeasureUnit, toBase } from './unit.ts'

/** What a measure is asked in. */
export interface AskedMeasure {
  unit: MeasureUnit
  /** In that unit. */
  least: number
  most: number
  /** The unit of a number without one, if it is another. */
  bare?: MeasureUnit
  /** Which of a size's three lengths is asked; without it a size is refused. */
  side?: 'longest' | 'middle' | 'shortest'
}

/**
 * A measure in the unit that is asked, of what was typed: "336", "33,6 cm", "13 1/4 in", "5′ 11″", "1 000 W",
 * "348 x 146 x 72 mm". Undefined for anything else, and for what is out of bounds.
 */
export function readMeasure(text: string, asked: AskedMeasure): number | undefined {
  const [whole = '', ...others] = plainFigures(text)
    .replaceAll(sideOfSize, '')
    .split(/ ?[(;]| [/|=] |(?<=[a-z"])\/(?=\d)/)
  // A figure in brackets says the same in another unit; slots are counted beside a thickness.
  const alternatives = others.filter((other) => asked.unit === 'slots' || !/slot/.test(other))
  if (alternatives.some((other) => /\d/.test(other) && readWhole(other, asked) === undefined))
    return undefined
  const metric = alternatives.find((other) => /\d ?[cm]m\b/.test(other))
  return readWhole(metric ?? whole, asked)
}

/** A text with its figures written one way: plain spaces and signs, "1000" for "1 000", "0.5" for "½" and "0,5". */
export function plainFigures(text: string): string {
  return withPlainSpaces(text.replaceAll(/[‘’´`ʹʼ′]/g, "'").replaceAll(/(?=[¼½¾⅓⅔⅛⅜⅝⅞])/g, ' '))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('′', "'")
    .replaceAll(/''|[“”„ʺ″]/g, '"')
    .replaceAll(/[‐‑]/g, '-')
    .replaceAll(/\b[a-z]+(?=[ -]?slot)/g, (word) => String(inWords.get(word) ?? word))
    .replaceAll(/(\d+)?[ -]?\b(\d{1,2})[/⁄](\d{1,2})\b/g, fraction)
    .replaceAll(/(?<![\d.,])\d{1,3}(?:[ '_]\d{3})+(?![\d])/g, (digits) =>
      digits.replaceAll(/\D/g, ''),
    )
    .trim()
}

const inWords = new Map(
  ['one single', 'two dual double', 'three triple', 'four quad'].flatMap((words, index) =>
    words.split(' ').map((word) => [word, index + 1]),
  ),
)

function fraction(text: string, whole: string | undefined, above: string, below: string): string {
  if (!['2', '3', '4', '8', '16'].includes(below) || Number(above) >= Number(below)) return text
  const sum = Number(whole ?? 0) + Number(above) / Number(below)
  return String(Number(sum.toFixed(4)))
}

/** What may stand before a figure: how exact it is, and what it is of. */
const introduction =
  /^(?:(?:(?:up to|approximately|approx|about|around|max|maximum|circa|ca|bis(?: zu)?|environ|card|graphics|gpu|cpu|cooler|total|board|typical|length|width|height|depth|thickness|size|dimensions|weight|power|tdp|tgp|tbp|ppt|[lwhd]|länge|breite|höhe|tiefe|dicke|maße|gewicht|leistung|longueur|largeur|hauteur|épaisseur|poids|puissance)(?!\p{L})|[~≈≤<=]+)[.:=]? ?)+/u
/** Which side of a size a length is: "348 (L) x 146 (W)", "L=348 x W=146". */
const sideOfSize =
  / ?\((?:[lwhdtb]|length|width|height|depth|thickness)\)|(?<![a-z])[lwhdtb] ?[=:] ?(?=\d)/g
const digits = String.raw`\d[\d.,]*`
const figure = new RegExp(String.raw`^(${digits})(?:[ -]?([\p{L}"'][\p{L}]*)\.?)?`, 'u')
const size = new RegExp(
  String.raw`^${digits}(?: ?[a-z]+)?(?: ?[x×*] ?${digits}(?: ?[a-z]+|")?){1,2}$`,
)

function readWhole(text: string, asked: AskedMeasure): number | undefined {
  const plain = text
    .trim()
    .replace(introduction, '')
    .replace(/[.,:)]+$/, '')
    .trim()
  return size.test(plain) ? readSize(plain, asked) : readSum(plain, asked)
}

// "348 x 146 x 72 mm": the unit may stand behind the last length alone.
function readSize(text: string, asked: AskedMeasure): number | undefined {
  const parts = text.split(/ ?[x×*] ?/)
  const unit = /[a-z"]+$/.exec(text)?.[0] ?? ''
  if (!asked.side || (parts.length < 3 && asked.side !== 'longest')) return undefined
  const anyLength = { unit: asked.unit, least: 0, most: Infinity }
  const lengths = parts.map((part) =>
    readSum(/[a-z"]$/.test(part) ? part : `${part} ${unit}`.trim(), anyLength),
  )
  const sorted = lengths.flatMap((length) => length ?? []).toSorted((one, other) => other - one)
  if (sorted.length < parts.length) return undefined
  return within(sorted.at({ longest: 0, middle: 1, shortest: -1 }[asked.side]), asked)
}

/** What the second of two figures is in, where it does not say: "5′ 11", "1 m 80", "12 st 4". */
const smaller = new Map<MeasureUnit, MeasureUnit>([
  ['ft', '″'],
  ['m', 'cm'],
  ['st', 'lb'],
])

// One figure, or two of which the second is in a smaller unit.
function readSum(text: string, asked: AskedMeasure): number | undefined {
  const first = readFigure(text)
  if (!first) return undefined
  const unit = first.unit ?? asked.bare ?? asked.unit
  const rest = first.rest.replace(first.unit ? /^[ ,]*(?:and )?/ : /^[ -]/, '')
  const next = smaller.get(unit)
  const second = next && rest !== '' ? readFigure(rest) : undefined
  // Nobody says which tenth of a foot 5.11 is.
  if (unit === 'ft' && first.numbers.some((number) => !Number.isInteger(number))) return undefined
  if (!second) return isWords(rest) ? firstWithin(first.numbers, unit, asked) : undefined
  if (!isWords(second.rest) || (second.unit ?? next) !== next) return undefined
  const [larger = 0] = first.numbers
  const [less = 0] = second.numbers
  if (unit === 'ft' && less >= 12) return undefined
  const sum = toBase(larger, unit) + toBase(less, next!)
  return baseOf(unit) === baseOf(asked.unit) ? within(fromBase(sum, asked.unit), asked) : undefined
}

interface Figure {
  /** More than one where a sign may be for thousands or for a fraction, the likelier first. */
  numbers: number[]
  unit: MeasureUnit | undefined
  rest: string
}

function readFigure(text: string): Figure | undefined {
  const [whole, written = '', word] = figure.exec(text) ?? []
  if (whole === undefined) return undefined
  const unit = word === undefined ? undefined : measureUnit(word)
  if (word !== undefined && unit === undefined) return undefined
  const numbers = numbersOf(written.replace(/[.,]$/, ''))
  return numbers.length > 0 ? { numbers, unit, rest: text.slice(whole.length) } : undefined
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

// "450 W TGP", "336 mm long".
function isWords(rest: string): boolean {
  return /^[\p{L} .,:-]*$/u.test(rest)
}

function firstWithin(
  numbers: readonly number[],
  unit: MeasureUnit,
  asked: AskedMeasure,
): number | undefined {
  if (baseOf(unit) !== baseOf(asked.unit)) return undefined
  return numbers
    .map((number) => within(converted(number, unit, asked.unit), asked))
    .find((number) => number !== undefined)
}

// Makers’ figures are whole millimeters, which they round to write them in inches.
function converted(number: number, from: MeasureUnit, to: MeasureUnit): number {
  const length = fromBase(toBase(number, from), to)
  return from === '″' && to === 'mm' ? Math.round(length) : length
}

function within(number: number | undefined, { least, most }: AskedMeasure): number | undefined {
  return number !== undefined && number >= least && number <= most ? number : undefined
}
