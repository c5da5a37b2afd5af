import { categories, type Category } from '../products/category.ts'
import type { Unit } from './unit.ts'

/** The groups of the specification table, in reading order; labels that are not known stand in the last. */
export const groupTitles = [
  'Performance',
  'Compatibility',
  'Electrical',
  'Cooling',
  'Connectors',
  'Controls',
  'Fit',
  'Adjustment',
  'General',
] as const

export type GroupTitle = (typeof groupTitles)[number]

/** Which of two values is the better one, where that can be said without knowing who asks. */
export type Better = 'more' | 'less' | 'neither'

/** How the value under a label is read. A unit is the one to show it in; null for a bare number. */
export type Definition =
  | { kind: 'quantity'; unit: Unit | null; better: Better; separator: ';' | ',' }
  | { kind: 'range'; unit: Unit }
  | { kind: 'dimensions'; unit: Unit | null }
  /** One of a few words, of which a visitor would want one: the first words of the value. */
  | { kind: 'choice' }
  /** Several words, each with a count before "×" if they are counted. */
  | { kind: 'list'; counted: boolean; separator: ';' | ',' }
  | { kind: 'yes/no' }
  /** Words that nobody sorts, filters or calculates with. */
  | { kind: 'text' }

/** What a label of the specs means. */
export type Attribute = Definition & { name: string; group: GroupTitle }

/** One number with a unit. */
function quantity(unit: Unit, better: Better = 'neither'): Definition {
  return { kind: 'quantity', unit, better, separator: ';' }
}

/** A bare number: "6, programmable", or "4 × 120 mm". */
function count(better: Better = 'neither'): Definition {
  return { kind: 'quantity', unit: null, better, separator: ';' }
}

/** Several numbers of a unit, each with its condition: "87% at 20%, 90% at 50%". One of them makes none the better. */
function series(unit: Unit): Definition {
  return { kind: 'quantity', unit, better: 'neither', separator: ',' }
}

function range(unit: Unit): Definition {
  return { kind: 'range', unit }
}

function dimensions(unit: Unit | null): Definition {
  return { kind: 'dimensions', unit }
}

const choice: Definition = { kind: 'choice' }
const list: Definition = { kind: 'list', counted: false, separator: ',' }
const yesNo: Definition = { kind: 'yes/no' }
const text: Definition = { kind: 'text' }

/** "1 × 24-pin, 2 × EPS 4+4-pin"; with ";" each entry may have conditions after a comma. */
function countedList(separator: ';' | ',' = ','): Definition {
  return { kind: 'list', counted: true, separator }
}

/** A definition for each category in which the label means something else than elsewhere. */
type PerCategory = Partial<Record<Category, Definition>>

/**
 * Every label of the specs, in the group under which the specification table shows it. Which value is the better one is
 * left out where it depends on what one has.
 */
const table = {
  Performance: {
    'Thermal conductivity': quantity('W/m·K', 'more'),
    'Operating temperature': range('°C'),
    Coverage: quantity('cm²', 'more'),
    Applications: count('more'),
    'Curing time': quantity('h', 'less'),
    Resolution: { peripherals: quantity('DPI', 'more'), monitors: dimensions(null) },
    'Polling rate': quantity('Hz', 'more'),
    Sensor: choice,
    'Maximum speed': quantity('IPS', 'more'),
    'Maximum acceleration': quantity('G', 'more'),
    'Refresh rate': quantity('Hz', 'more'),
    Panel: choice,
    'Screen size': quantity('″'),
    'Pixel density': quantity('PPI', 'more'),
    'Response time': quantity('ms', 'less'),
    Brightness: quantity('cd/m²', 'more'),
    'Color gamut': quantity('%', 'more'),
    'Adaptive sync': range('Hz'),
    Illuminance: quantity('lx', 'more'),
    'Color temperature': range('K'),
    'Color rendering': quantity('Ra', 'more'),
    Dimming: range('%'),
    'LED life': quantity('h', 'more'),
    Surfaces: list,
    'Hard side': choice,
    'Soft side': choice,
  },
  Compatibility: {
    'GPU clearance': quantity('mm', 'more'),
    'CPU cooler clearance': quantity('mm', 'more'),
    'PSU clearance': quantity('mm', 'more'),
    'Radiator clearance': quantity('mm', 'more'),
    'Motherboard support': list,
    'Expansion slots': count('more'),
    'Drive bays': countedList(';'),
    'Cable space': quantity('mm', 'more'),
    'Card thickness': quantity('mm', 'more'),
    Link: choice,
    'Slots used': count('less'),
    Height: quantity('mm', 'less'),
    'Intel sockets': list,
    'AMD sockets': list,
    'Memory clearance': quantity('mm', 'more'),
    'Suitable surfaces': list,
    'Unsuitable surfaces': list,
    'Supported weight': { cases: quantity('kg', 'more'), monitors: range('kg') },
    'Supported size': range('″'),
    'Desk clamp': range('mm'),
    'Desk hole': range('mm'),
    Clip: range('mm'),
    'Cable thickness': range('mm'),
    Sensors: list,
    Fits: text,
  },
  Electrical: {
    Power: { 'power-supplies': quantity('W', 'more'), monitors: quantity('W', 'less') },
    Efficiency: quantity('%', 'more'),
    'Efficiency by load': series('%'),
    '+12 V rail': quantity('A', 'more'),
    '+5 V rail': quantity('A', 'more'),
    '+3.3 V rail': quantity('A', 'more'),
    '+5 V standby rail': quantity('A', 'more'),
    '−12 V rail': quantity('A', 'more'),
    Input: range('V'),
    'Hold-up time': quantity('ms', 'more'),
    Protections: list,
    Standard: choice,
    'Wire gauge': quantity('AWG', 'less'),
    'Wire rating': quantity('°C', 'more'),
    'Load per graphics plug': quantity('W', 'more'),
    'Power consumption': quantity('W', 'less'),
    'USB cable': quantity('m', 'more'),
  },
  Cooling: {
    'Radiator support': quantity('mm', 'more'),
    'Fans included': count('more'),
    'Fan support': count('more'),
    'Dust filters': count('more'),
    'Rated heat load': quantity('W', 'more'),
    'Heat pipes': count('more'),
    Airflow: quantity('m³/h', 'more'),
    'Static pressure': quantity('mmH₂O', 'more'),
    'Noise level': quantity('dB(A)', 'less'),
    Fan: { coolers: dimensions('mm'), 'power-supplies': quantity('mm') },
    'Fan speed': range('rpm'),
    'Fan current': quantity('A'),
    'Fan connector': choice,
    'Fan cable': quantity('mm', 'more'),
    'Light connector': choice,
    'Light current': quantity('A'),
    'Rated life': quantity('h', 'more'),
  },
  Connectors: {
    'Front ports': countedList(),
    'Motherboard plugs': countedList(),
    'Graphics plugs': countedList(),
    'Drive plugs': countedList(),
    Cables: choice,
    'Cable length': quantity('mm', 'more'),
    'Cable lengths': series('mm'),
    Extensions: count('more'),
    'Riser cable': quantity('mm', 'more'),
    Cable: quantity('m', 'more'),
    DisplayPort: choice,
    HDMI: choice,
  },
  Controls: {
    Switches: quantity('M clicks', 'more'),
    Buttons: count('more'),
    Keys: count(),
    Layout: choice,
    Connection: choice,
    Profiles: count('more'),
    Setup: text,
    Lighting: quantity('RGB effects', 'more'),
    Software: text,
  },
  Fit: {
    'Maximum load': quantity('kg', 'more'),
    'User height': range('cm'),
    'Seat height': range('cm'),
    'Seat width': quantity('cm'),
    'Seat depth': range('cm'),
    'Backrest height': quantity('cm'),
    'Platform height': range('cm'),
    'Platform size': dimensions('cm'),
    'Pad length': quantity('mm'),
    'Pad height': quantity('mm'),
    'Pad depth': quantity('mm'),
  },
  Adjustment: {
    Recline: range('°'),
    Tilt: range('°'),
    Armrests: quantity('D', 'more'),
    'Lumbar support': choice,
    Headrest: choice,
    'Gas lift': choice,
    Adjustment: quantity('mm', 'more'),
    Reach: quantity('mm', 'more'),
    'Height range': range('mm'),
    Rotation: quantity('°', 'more'),
    'Arm height': quantity('mm'),
    'Arm travel': quantity('°', 'more'),
  },
  General: {
    Length: quantity('mm', 'less'),
    Size: dimensions('mm'),
    Thickness: quantity('mm'),
    Dimensions: dimensions('mm'),
    'Hole spacing': quantity('mm'),
    Weight: {
      cases: quantity('kg'),
      coolers: quantity('g'),
      'power-supplies': quantity('g'),
      peripherals: quantity('g'),
      chairs: quantity('kg'),
      monitors: quantity('kg'),
    },
    Stand: quantity('mm', 'more'),
    'VESA mount': list,
    Materials: text,
    Composition: list,
    Density: quantity('g/cm³'),
    'Electrically conductive': yesNo,
    Upholstery: choice,
    Filling: choice,
    Cover: choice,
    Surface: text,
    Frame: text,
    Arm: text,
    Base: choice,
    Sleeving: text,
    'Cable combs': count('more'),
    Shape: choice,
    Feet: choice,
    Color: choice,
    'In the box': text,
    Contents: quantity('g', 'more'),
    'Shelf life': quantity('years', 'more'),
    Care: text,
    Warranty: quantity('years', 'more'),
  },
} satisfies Record<GroupTitle, Record<string, Definition | PerCategory>>

type Table = typeof table

/** The name of an attribute: its label in the specs. */
export type AttributeName = {
  [G in keyof Table]: Extract<keyof Table[G], string>
}[keyof Table]

/** An attribute as a product of a category has it. */
export type NamedAttribute = Attribute & { name: AttributeName }

const byCategory = new Map(
  categories.map((category) => [category, new Map(attributesIn(category))] as const),
)

/** What a label means in a category; undefined where it is not known there. */
export function attributeOf(label: string, category: Category): NamedAttribute | undefined {
  return byCategory.get(category)?.get(label)
}

/** All attributes that products of a category can have. */
export function attributesOf(category: Category): NamedAttribute[] {
  return [...(byCategory.get(category)?.values() ?? [])]
}

/** The group that a label has in any category. */
export function groupOf(label: string): GroupTitle {
  return groupTitles.find((group) => Object.hasOwn(table[group], label)) ?? 'General'
}

function attributesIn(category: Category): [string, NamedAttribute][] {
  return groupTitles.flatMap((group) =>
    Object.entries<Definition | PerCategory>(table[group]).flatMap(([label, entry]) => {
      const definition = 'kind' in entry ? entry : entry[category]
      const name = label as AttributeName
      return definition ? [[label, { ...definition, group, name }]] : []
    }),
  )
}
