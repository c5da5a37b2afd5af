import type { AttributeName } from '../facts/attributes.ts'
import { type Described, readSpecs, type SpecReading } from '../facts/read-specs.ts'
import { isAccessory } from '../features/key-figures.ts'
import { inWords } from '../text/in-words.ts'
import { categoryFacts, type Category } from './category.ts'

/** What follows from a fact that is not stated, or cannot be read. */
export interface Consequence {
  label: AttributeName
  sentence: string
}

interface Needed {
  /** One of these says that the product is of the kind that is fitted. */
  kind?: AttributeName[]
  /** Without one of these it cannot be chosen where it is told what fits. */
  all: AttributeName[]
  /** Of the others, what is not known without them. */
  checks: Partial<Record<AttributeName, string>>
}

const neededToFit: Partial<Record<Category, Needed>> = {
  cases: {
    all: ['GPU clearance'],
    checks: {
      'CPU cooler clearance': 'whether a cooler is too tall',
      'PSU clearance': 'whether a power supply is too long',
      'Motherboard support': 'whether a board fits',
      'Radiator support': 'which radiators fit',
      'Expansion slots': 'whether a card is too thick',
    },
  },
  coolers: {
    kind: ['Intel sockets', 'AMD sockets', 'Heat pipes'],
    all: ['Height'],
    checks: {
      'Intel sockets': 'whether it fits a processor of Intel',
      'AMD sockets': 'whether it fits a processor of AMD',
      'Rated heat load': 'whether it carries off a processor’s heat',
    },
  },
  'power-supplies': {
    all: ['Power'],
    checks: {
      Length: 'whether it fits into a case',
      'Graphics plugs': 'whether a graphics card can be plugged in',
      'Motherboard plugs': 'whether a board can be plugged in',
    },
  },
  chairs: { all: ['User height', 'Seat height', 'Maximum load'], checks: {} },
}

/** What a mouse states, and a keyboard does not. */
const ofSensors: readonly AttributeName[] = ['Sensor', 'Maximum speed', 'Maximum acceleration']

/** What a product cannot do on the site for want of a fact, one sentence for each, by how its specs are read. */
export function consequencesOf(
  product: Described,
  readings: readonly SpecReading[] = readSpecs(product),
): Consequence[] {
  const { category } = product
  const stated = new Set(
    readings.flatMap(({ problem, label }) => (problem === undefined ? label : [])),
  )
  const hasSensor = category !== 'peripherals' || ofSensors.some((label) => stated.has(label))
  const missing = (label: AttributeName) =>
    !stated.has(label) && (hasSensor || label !== 'Resolution')
  const key = categoryFacts(category).keyAttributes.filter(missing)
  if (isAccessory(product)) return accessory(product, key)
  const needed = neededToFit[category]
  const isFitted = needed?.kind?.some((label) => stated.has(label)) ?? true
  const { all = [], checks = {} } = (isFitted ? needed : undefined) ?? {}
  const unread = (label: AttributeName, consequence: string) => ({
    label,
    sentence: `No ${label} that can be read: ${consequence}.`,
  })
  const unfit = all
    .filter(missing)
    .map((label) => unread(label, 'it cannot be chosen where the site tells what fits'))
  const unchecked = (Object.entries(checks) as [AttributeName, string][])
    .filter(([label]) => unfit.length === 0 && missing(label))
    .map(([label, what]) => unread(label, `it is not known ${what}`))
  const unlisted = key
    .filter((label) => category !== 'coolers' && !all.includes(label))
    .map((label) => unread(label, 'cards lack it, lists put it last, and filters leave it out'))
  return [...unfit, ...unlisted, ...unchecked].filter(
    ({ label }, index, every) => every.findIndex((other) => other.label === label) === index,
  )
}

// What a bracket for cases does not state is nothing that it lacks.
function accessory({ category }: Described, key: readonly AttributeName[]): Consequence[] {
  const [first] = key
  if (first === undefined) return []
  const { singular } = categoryFacts(category)
  return [
    {
      label: first,
      sentence: `It counts as an accessory and is not told apart as a ${singular}, which states at least two of ${inWords(categoryFacts(category).keyAttributes)}.`,
    },
  ]
}
