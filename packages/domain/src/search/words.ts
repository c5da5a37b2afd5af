import { plainSigns, readMeasure } from '../facts/read-measure.ts'
import { measureUnit } from '../facts/unit.ts'

/** Signs of units after which a number counts as one word with them. */
const units = new Set(
  'w v a g kg mm cm m hz l in ft lb oz st years lx db k kw ma khz dpi cfm rpm ml ms ips awg ppi gbps nit deg pct cmh'.split(
    ' ',
  ),
)

/** Signs that differ from those of specs, or that no spec has. */
const signs: Readonly<Record<string, string>> = {
  '″': 'in',
  'cd/m²': 'nit',
  'dB(A)': 'db',
  '°': 'deg',
  '%': 'pct',
  'm³/h': 'cmh',
  ans: 'years',
}

/** Units that are written in another one: "12 cm" is "120 mm". */
const sameUnits = new Map<string, readonly [factor: number, unit: string]>([
  ['cm', [10, 'mm']],
  ['kw', [1000, 'w']],
  ['khz', [1000, 'hz']],
])

/** Longer ones are no words that anybody searches for, and more than the databases' indexes take. */
const longestWord = 100

/**
 * The words of a text as search compares them: lower case without accents, in the singular; a number is one word with
 * the unit after it ("25,600 DPI" gives "25600dpi", "33,6 cm" gives "336mm", "6′4″" gives "1930mm"), and letters before digits stand alone ("LGA1700" gives "lga", "1700").
 */
export function queryWords(text: string): string[] {
  return measured(text).map(([word]) => word)
}

/** The same of a text that is searched in: there a number can be found without its unit too. */
export function documentWords(text: string): string[] {
  const words = measured(text)
  return [...words.map(([word]) => word), ...words.flatMap(([, number]) => number ?? [])]
}

// Each word; one that is a number and its unit is followed by the number alone.
function measured(text: string): [word: string, number?: string][] {
  const words: [string, string?][] = []
  let isOfName = false
  for (const [part, before, after] of plain(text).matchAll(
    /(?<=(\p{L}?))(?:\d+(?:\.\d+)*\p{L}*|\p{L}+)(?=(\d?))/gu,
  )) {
    if (part.length > longestWord) continue
    const number = words.at(-1)?.[0] ?? ''
    const unit = signOf(part)
    // "5080 in Edge" is no length, nor "336 x 140 x 61 in Edge".
    const isWord = part === 'in' && (Number(number) >= 90 || isOfSize(words))
    // The letter of "5090 G120" belongs to what follows it.
    const isUnit = units.has(unit) && !isWord && !isOfName && after === ''
    // "NH-D15 in Edge" gives no inches.
    isOfName = before !== ''
    if (/^[\d.]+$/.test(number) && isUnit) words.splice(-1, 1, [withUnit(number, unit), number])
    else words.push(...split(part))
  }
  return words
}

// Whether the last words are bare numbers, one of them a length in mm: "336 140 61".
function isOfSize(words: readonly [string, string?][]): boolean {
  const lengths = words.slice(-3).map(([word]) => Number(word))
  return lengths.length === 3 && lengths.every((length) => length < 1000) && lengths[0]! >= 90
}

function split(part: string): [string, string?][] {
  const [, number = '', letters = ''] = /^([\d.]+)(\p{L}+)$/u.exec(part) ?? []
  const unit = signOf(letters)
  if (units.has(unit)) return [[withUnit(number, unit), number]]
  // "80plus" is two words, "5070ti" a name.
  if (letters.length > 3) return [[number], [singular(letters)]]
  return [[/\d/.test(part) ? part : singular(part)]]
}

function signOf(word: string): string {
  const unit = measureUnit(word)
  const sign = signs[unit ?? word] ?? unit?.toLowerCase() ?? word
  return units.has(sign) ? sign : word
}

function withUnit(number: string, unit: string): string {
  const [factor, other] = sameUnits.get(unit) ?? [1, unit]
  const figure = Number((Number(number) * factor).toPrecision(12))
  return `${Number.isNaN(figure) ? number : figure}${other}`
}

function plain(text: string): string {
  return (
    plainSigns(text.toWellFormed())
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .replaceAll('ß', 'ss')
      .replaceAll(/gbit\/s/g, 'gbps')
      .replaceAll('cd/m2', 'nit')
      .replaceAll('m3/h', 'cmh')
      .replaceAll('%', ' pct ')
      .replaceAll(/°(?! ?[cf]\b)/g, ' deg ')
      // The unit of a size stands behind its last length.
      .replaceAll(/(?<=\d) ?(?:mm|cm|in|")?(?: ?[×*] ?| x ?|(?<=\d|["mn])x)(?=\d)/g, ' ')
      // The height and weight of a person, to the centimeter and the pound.
      .replaceAll(metersAndCentimeters, (height) => wholeIn('cm', height))
      .replaceAll(feetAndInches, (height) => wholeIn('cm', height))
      .replaceAll(stonesAndPounds, (weight) => wholeIn('lb', weight))
      .replaceAll(/(?<=\d)\s*(?:"|-?inch(?:es)?\b|pouces?\b)/g, ' in ')
      .replaceAll(/(?<=\d)\s*'(?!\p{L}|\d{3})/gu, ' ft ')
      .replaceAll(groupedBySpace, '$1$2')
      .replaceAll(/(?<=(?<![\d.])[1-9]\d{0,2})\.(?=\d{3}(?!\d))|(?<=\d),(?=\d{3}(?!\d))/g, '')
      .replaceAll(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
  )
}

// "1 000 W" and "25 600 DPI", not "3 120 mm fans" or the processor of "Ryzen 9 170 W".
const groupedBySpace =
  /(?<![\p{L}\d.,-])(?:(\d{1,2}) (?=\d{3} ?(?:dpi|rpm)\b)|(1)[ '](?=\d00 ?(?:w|watts?|nits?)\b))/gu

const metersAndCentimeters = /(?<![\d.])[12](?:[.,]\d\d\s*m|\s?m\s?\d\d(?: ?cm)?)(?![\p{L}\d/])/gu
const feetAndInches =
  /(?<![\d.])([4-7])[ -]?(?:'|(?:ft|feet|foot|fuss|pieds?)(?![a-z])\.?)[ ,-]*(\d{1,2}(?:\.\d+)?)(?![\d.])[ -]?(?:"|in\b|inch(?:es)?\b|zoll\b|pouces?\b)?/g
const stonesAndPounds =
  /(?<![\d.])(\d{1,2}) ?st(?:ones?)?\.? ?(\d{1,2})(?![\d.])(?: ?(?:lbs?|pounds?)\b)?/g

function wholeIn(unit: 'cm' | 'lb', text: string): string {
  const measure = readMeasure(text, { unit, least: 0, most: Infinity })
  return measure === undefined ? text : ` ${Math.round(measure)} ${unit} `
}

// English plurals, near enough for both sides of a comparison.
function singular(word: string): string {
  if (/^[cgp][ps]us$/.test(word)) return word.slice(0, -1)
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word.replace(/ies$/, 'y').replace(/(?<=x|ch|sh)es$|s$/, '')
}
