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

/** What people write for units, in lower case and in the singular. */
const spellings: Partial<Record<keyof typeof units, string>> = {
  mm: 'millimeter millimetre',
  cm: 'centimeter centimetre',
  m: 'meter metre',
  '″': "in inch inche zoll \" ” ''",
  g: 'gr gram',
  kg: 'kgs kilo kilogram',
  L: 'liter litre',
  W: 'watt',
  V: 'volt',
  A: 'amp ampere',
  Hz: 'hertz',
  h: 'hour hr stunden',
  years: 'year yr jahre',
  '%': 'percent prozent',
  '°': 'deg degree grad',
  'dB(A)': 'db dba db(a) decibel',
  'cd/m²': 'nit cd/m2',
  'm³/h': 'm3/h',
  'mmH₂O': 'mmh2o',
  rpm: 'u/min 1/min',
  lx: 'lux',
  'GB/s': 'gb/s',
  'Gbit/s': 'gbit/s',
}

/** A unit as specs spell it. */
export type Unit = keyof typeof units

const unitsByWord: ReadonlyMap<string, Unit> = new Map(
  (Object.keys(units) as Unit[]).flatMap((unit) =>
    [unit.toLowerCase(), ...(spellings[unit]?.split(' ') ?? [])].map((word) => [word, unit]),
  ),
)

/** The unit that people write a word for, in the singular or the plural; "vs" and "as" are no plurals. */
export function unitNamed(word: string): Unit | undefined {
  // "g" is no "G".
  if (Object.hasOwn(units, word)) return word as Unit
  const name = word.toLowerCase()
  return unitsByWord.get(name) ?? unitsByWord.get(name.replace(/(?<=..)s$/, ''))
}

/** A unit in which facts hold their numbers: one for each physical quantity. */
export type BaseUnit = (typeof units)[Unit][0]

/** The base unit of a unit: mm for cm. */
export function baseOf(unit: Unit): BaseUnit {
  return units[unit][0]
}

/** A number of a unit in its base unit: 53 cm are 530 mm. */
export function toBase(number: number, unit: Unit): number {
  return rounded(number * units[unit][1])
}

/** A number of a base unit in a unit that it is the base of: 530 mm are 53 cm. */
export function fromBase(number: number, unit: Unit): number {
  return rounded(number / units[unit][1])
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
