import { type NamedAttribute } from './attributes.ts'
import { readFacts } from './read-specs.ts'
import { baseOf, fromBase, type Unit, unitNames } from './unit.ts'

/** How people write units that specs spell otherwise. */
const spellings: Record<string, Unit> = {
  in: '″',
  inch: '″',
  inches: '″',
  zoll: '″',
  '"': '″',
  '”': '″',
  "''": '″',
  millimeter: 'mm',
  millimetre: 'mm',
  centimeter: 'cm',
  centimetre: 'cm',
  meter: 'm',
  metre: 'm',
  gr: 'g',
  gram: 'g',
  kgs: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  liter: 'L',
  litre: 'L',
  watt: 'W',
  volt: 'V',
  amp: 'A',
  ampere: 'A',
  hertz: 'Hz',
  hour: 'h',
  hr: 'h',
  stunden: 'h',
  year: 'years',
  yr: 'years',
  jahre: 'years',
  percent: '%',
  prozent: '%',
  deg: '°',
  degree: '°',
  grad: '°',
  db: 'dB(A)',
  dba: 'dB(A)',
  'db(a)': 'dB(A)',
  nit: 'cd/m²',
  'cd/m2': 'cd/m²',
  'm3/h': 'm³/h',
  mmh2o: 'mmH₂O',
  'u/min': 'rpm',
  '1/min': 'rpm',
  lux: 'lx',
  'gb/s': 'GB/s',
  'gbit/s': 'Gbit/s',
}

/** Units that no spec has, as so many of one that specs have. */
const conversions: Record<string, readonly [Unit, number]> = {
  lb: ['g', 453.592_37],
  pound: ['g', 453.592_37],
  oz: ['g', 28.349_523],
  ounce: ['g', 28.349_523],
  ft: ['mm', 304.8],
  feet: ['mm', 304.8],
  foot: ['mm', 304.8],
}

const byLowerCase = new Map<string, Unit>([
  ...Object.entries(spellings),
  ...unitNames.map((unit) => [unit.toLowerCase(), unit] as const),
])

/**
 * A value as specs write it, of one that cannot be read as it stands: with a decimal point, with the units that specs have,
 * with "×" and "–", with its figure first; undefined where that makes nothing that can be read.
 */
export function proposeValue(value: string, attribute: NamedAttribute): string | undefined {
  const signs = withSigns(value)
  const units = withUnits(signs, attribute)
  const candidates = [
    signs,
    units,
    withUnit(signs, attribute),
    withUnit(units, attribute),
    ...figureFirst(units),
  ]

  return candidates.find(
    (candidate) => candidate !== value && typeof readFacts(candidate, attribute) !== 'string',
  )
}

// "USB-C, 1.8 m" with each of its clauses before the others.
function figureFirst(value: string): string[] {
  const clauses = value.split(', ')
  return clauses.map((clause, index) => [clause, ...clauses.toSpliced(index, 1)].join(', '))
}

function withSigns(value: string): string {
  return value
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/(\d)\.(\d{3}),(\d)/g, '$1,$2.$3')
    .replaceAll(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replaceAll(/(\d) ?[x*×] ?(?=\d)/gi, '$1 × ')
    .replaceAll(/(\d) ?(?:-|—|–|bis|to) ?(?=\d)/gi, '$1–')
    .replace(/^(?:yes|y|true|ja)\b/i, 'Yes')
    .replace(/^(?:no|n|false|nein)\b/i, 'No')
}

function withUnits(value: string, attribute: NamedAttribute): string {
  return value
    .replaceAll(
      /(\d) ?(\p{L}[\p{L}\d/()]*|["”]|'')(\.?)/gu,
      (whole, digit: string, word: string) => {
        const unit = byLowerCase.get(word.toLowerCase()) ?? byLowerCase.get(singular(word))
        return unit ? digit + (/^[″°]/.test(unit) ? unit : ` ${unit}`) : whole
      },
    )
    .replaceAll(
      /(\d+(?:\.\d+)?) ?(\p{L}+)/gu,
      (whole, digits: string, word: string) => converted(Number(digits), word, attribute) ?? whole,
    )
}

function converted(number: number, word: string, attribute: NamedAttribute): string | undefined {
  const [unit, factor] = conversions[word.toLowerCase()] ?? conversions[singular(word)] ?? []
  const target = 'unit' in attribute ? attribute.unit : null
  if (!unit || !factor || !target || baseOf(target) !== baseOf(unit)) return undefined
  const inTarget = fromBase(number * factor, target)
  return `${Number(inTarget.toPrecision(3))} ${target}`
}

function withUnit(value: string, attribute: NamedAttribute): string {
  const unit = 'unit' in attribute ? attribute.unit : null
  if (unit === null || !/^[\d.,–× −-]+$/.test(value)) return value
  return value + (/^[″°]/.test(unit) ? unit : ` ${unit}`)
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, '')
}
