/** Every unit that specs are written in: the base unit in which facts hold it, and how many of those it is. */
const units = {
  mm: ['mm', 1],
  cm: ['mm', 10],
  m: ['mm', 1000],
  '″': ['mm', 25.4],
  g: ['g', 1],
  kg: ['g', 1000],
  'cm²': ['cm²', 1],
  'mm²': ['mm²', 1],
  L: ['L', 1],
  ml: ['L', 0.001],
  'g/cm³': ['kg/m³', 1000],
  'kg/m³': ['kg/m³', 1],
  'g/m²': ['g/m²', 1],
  W: ['W', 1],
  V: ['V', 1],
  A: ['A', 1],
  ms: ['ms', 1],
  h: ['h', 1],
  years: ['years', 1],
  '%': ['%', 1],
  '°': ['°', 1],
  '°C': ['°C', 1],
  K: ['K', 1],
  'W/m·K': ['W/m·K', 1],
  Hz: ['Hz', 1],
  rpm: ['rpm', 1],
  'm³/h': ['m³/h', 1],
  // 1 CFM is a cubic foot (0.3048³ m³) a minute.
  CFM: ['m³/h', 1.699_010_795_52],
  'mmH₂O': ['mmH₂O', 1],
  'dB(A)': ['dB(A)', 1],
  DPI: ['DPI', 1],
  PPI: ['PPI', 1],
  IPS: ['m/s', 0.0254],
  'm/s': ['m/s', 1],
  G: ['G', 1],
  'cd/m²': ['cd/m²', 1],
  lx: ['lx', 1],
  Ra: ['Ra', 1],
  'M clicks': ['clicks', 1_000_000],
  'RGB effects': ['effects', 1],
  AWG: ['AWG', 1],
  D: ['D', 1],
  MB: ['MB', 1],
  'Gbit/s': ['Gbit/s', 1],
  'GB/s': ['Gbit/s', 8],
} as const satisfies Record<string, readonly [base: string, factor: number]>

/** Units that people give measures in and no spec is written in. */
const otherUnits = {
  ft: ['mm', 304.8],
  lb: ['g', 453.592_37],
  st: ['g', 6350.293_18],
  oz: ['g', 28.349_523_125],
  kW: ['W', 1000],
  kHz: ['Hz', 1000],
  slots: ['slots', 1],
  drives: ['drives', 1],
} as const satisfies Record<string, readonly [base: string, factor: number]>

const measureUnits = { ...units, ...otherUnits }

/** A unit that a measure may be given in. */
export type MeasureUnit = keyof typeof measureUnits

/** What people write for units, in lower case and in the singular. */
const spellings: Partial<Record<MeasureUnit, string>> = {
  mm: 'millimeter millimetre millimètre',
  cm: 'centimeter centimetre centimètre zentimeter',
  m: 'meter metre mètre',
  '″': "in inch inche zoll pouce \" ” ''",
  g: 'gr gram gramm gramme',
  kg: 'kgs kilo kilogram kilogramm kilogramme',
  L: 'liter litre',
  W: 'watt',
  V: 'volt',
  A: 'amp ampere',
  Hz: 'hertz',
  h: 'hour hr stunden',
  years: 'year yr jahre',
  '%': 'percent prozent pct',
  '°': 'deg degree grad',
  'dB(A)': 'db dba db(a) decibel',
  'cd/m²': 'nit cd/m2',
  'm³/h': 'm3/h cmh',
  'mmH₂O': 'mmh2o',
  rpm: 'u/min 1/min',
  lx: 'lux',
  'GB/s': 'gb/s',
  'Gbit/s': 'gbit/s',
  ft: "feet foot fuß fuss pied '",
  lb: 'pound livre',
  st: 'stone',
  oz: 'ounce',
  slots: 'slot',
  drives: 'drive bay hdd ssd disk disque laufwerk laufwerke festplatte festplatten',
}

/** A unit as specs spell it. */
export type Unit = keyof typeof units

const unitsByWord: ReadonlyMap<string, MeasureUnit> = new Map(
  (Object.keys(measureUnits) as MeasureUnit[]).flatMap((unit) =>
    [unit.toLowerCase(), ...(spellings[unit]?.split(' ') ?? [])].map((word) => [word, unit]),
  ),
)

/** The unit that people write a word for, in the singular or the plural; "vs" and "as" are no plurals. */
export function measureUnit(word: string): MeasureUnit | undefined {
  // "g" is no "G".
  if (Object.hasOwn(measureUnits, word)) return word as MeasureUnit
  const name = word.toLowerCase()
  return unitsByWord.get(name) ?? unitsByWord.get(name.replace(/(?<=..)s$/, ''))
}

/** A unit in which facts hold their numbers: one for each physical quantity. */
export type BaseUnit = (typeof units)[Unit][0]

/** The base unit of a unit: mm for cm. */
export function baseOf<Given extends MeasureUnit>(unit: Given): (typeof measureUnits)[Given][0] {
  return measureUnits[unit][0]
}

/** A number of a unit in its base unit: 53 cm are 530 mm. */
export function toBase(number: number, unit: MeasureUnit): number {
  return rounded(number * measureUnits[unit][1])
}

/** A number of a base unit in a unit that it is the base of: 530 mm are 53 cm. */
export function fromBase(number: number, unit: MeasureUnit): number {
  return rounded(number / measureUnits[unit][1])
}

/** A number of a unit in another one of the same base; inches in whole mm, which makers round to write inches. */
export function convert(number: number, from: MeasureUnit, to: MeasureUnit): number {
  const converted = fromBase(toBase(number, from), to)
  return from === '″' && to === 'mm' ? Math.round(converted) : converted
}

// Without the errors of binary fractions: 1.699 × 3 is not 5.097000000000001.
function rounded(number: number): number {
  return Number(number.toPrecision(12))
}

const longestFirst = Object.keys(units).toSorted((one, other) => other.length - one.length)
const atStart = new RegExp(
  `^ ?(${longestFirst.map((unit) => unit.replaceAll(/[()]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}/])`,
  'u',
)

/** The unit that a text begins with, and the text after it. */
export function readUnit(text: string): { unit: Unit; rest: string } | undefined {
  const match = atStart.exec(text)
  if (!match?.[1]) return undefined
  return { unit: match[1] as Unit, rest: text.slice(match[0].length) }
}
