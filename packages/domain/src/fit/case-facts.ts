import type { Fact, Qualifier } from '../facts/fact.ts'
import { factsNamed, numbersIn, valueOf } from '../facts/lookup.ts'
import { factsOf } from '../facts/read-specs.ts'
import type { Product } from '../products/product.ts'
import {
  boardSizes,
  type Bracket,
  type Chassis,
  type Clearance,
  type RadiatorPosition,
} from './build.ts'
import { conditionOf, fanWattsOf, figureIn, sizeOf } from './facts-read.ts'

type Described = Pick<Product, 'name' | 'category' | 'specs'>

/** What a case of ours takes; undefined for a product that is no case. */
export function chassisOf(product: Described): Chassis | undefined {
  const facts = factsOf(product)
  const clearances = factsNamed(facts, 'GPU clearance')
  if (product.category !== 'cases' || clearances.length === 0) return undefined
  const behind = clearances.find((fact) => frontRadiatorOf(fact) !== undefined)
  const behindClearance = clearanceOf(behind)
  const radiator = behind && frontRadiatorOf(behind)
  const { height, width, depth } = sizeOf(facts)
  return {
    name: product.name,
    card: clearanceOf(clearances.find((fact) => fact !== behind)),
    cardBehindRadiator:
      behindClearance && radiator !== undefined ? { ...behindClearance, radiator } : undefined,
    coolerHeight: valueOf(facts, 'CPU cooler clearance', 'quantity')?.number,
    supply: clearanceOf(factsNamed(facts, 'PSU clearance')[0]),
    boards: boardsOf(facts),
    slots: valueOf(facts, 'Expansion slots', 'quantity')?.number,
    radiators: radiatorsOf(facts),
    radiatorClearance: radiatorClearanceOf(facts),
    allPositionsKnown: allPositionsKnown(facts),
    bays: baysOf(facts),
    outside: height && width && depth ? { height, width, depth } : undefined,
    cableSpace: valueOf(facts, 'Cable space', 'quantity')?.number,
    watts: fanWattsOf(facts),
  }
}

/** A bracket that holds a card upright; undefined for any other product. */
export function bracketOf(product: Described): Bracket | undefined {
  const facts = factsOf(product)
  const cardThickness = valueOf(facts, 'Card thickness', 'quantity')?.number
  if (product.category !== 'cases' || cardThickness === undefined) return undefined
  return {
    name: product.name,
    cardThickness,
    cardWeight: numbersIn(facts, 'Supported weight', 'g')[0],
    slots: valueOf(facts, 'Slots used', 'quantity')?.number,
  }
}

/** The thickness in mm of the front radiator with which a figure holds. */
function frontRadiatorOf({ qualifiers }: Fact): number | undefined {
  for (const qualifier of qualifiers)
    if (
      qualifier.kind === 'with' &&
      qualifier.part === 'radiator' &&
      qualifier.position === 'front' &&
      qualifier.thickness !== undefined
    )
      return qualifier.thickness
  return undefined
}

function clearanceOf(fact: Fact | undefined): Clearance | undefined {
  if (fact?.value.kind !== 'quantity') return undefined
  return {
    length: fact.value.number,
    condition: conditionOf(fact),
    withFans: withFansOf(fact.qualifiers),
  }
}

function withFansOf(qualifiers: readonly Qualifier[]): boolean | undefined {
  for (const qualifier of qualifiers)
    if ((qualifier.kind === 'with' || qualifier.kind === 'without') && qualifier.part === 'fans')
      return qualifier.kind === 'with'
  return undefined
}

function boardsOf(facts: readonly Fact[]): Chassis['boards'] {
  const items = valueOf(facts, 'Motherboard support', 'list')?.items
  if (!items) return undefined
  const sizes = items.flatMap(({ name }) => boardSizes.find((size) => size === name) ?? [])
  const extended = items.find(({ name }) => name === 'E-ATX')
  return { sizes, widest: extended && figureIn(extended.qualifiers, 'mm') }
}

// "360 mm or 280 mm, front and top": each of them, in each position.
function radiatorsOf(facts: readonly Fact[]): Chassis['radiators'] {
  const radiators: Partial<Record<RadiatorPosition, number[]>> = {}
  for (const { value, qualifiers } of factsNamed(facts, 'Radiator support')) {
    if (value.kind !== 'quantity') continue
    const others = qualifiers.flatMap(({ text }) => {
      const [, size] = /^or (\d+) mm$/.exec(text) ?? []
      return size === undefined ? [] : Number(size)
    })
    const sizes = [value.number, ...others]
    for (const position of positionsOf(qualifiers))
      radiators[position] = [...(radiators[position] ?? []), ...sizes]
  }
  return radiators
}

// A radiator for which no position is stated may be in any.
function allPositionsKnown(facts: readonly Fact[]): boolean {
  const stated = factsNamed(facts, 'Radiator support')
  return (
    stated.length > 0 &&
    stated.every(
      ({ value, qualifiers }) =>
        positionsOf(qualifiers).length > 0 || (value.kind === 'quantity' && value.number === 0),
    )
  )
}

function radiatorClearanceOf(facts: readonly Fact[]): Chassis['radiatorClearance'] {
  return Object.fromEntries(
    factsNamed(facts, 'Radiator clearance').flatMap((fact) =>
      positionsOf(fact.qualifiers).map((position) => [position, clearanceOf(fact)]),
    ),
  )
}

function positionsOf(qualifiers: readonly Qualifier[]): readonly RadiatorPosition[] {
  return qualifiers.flatMap((qualifier) =>
    qualifier.kind === 'positions' ? qualifier.positions : [],
  )
}

function baysOf(facts: readonly Fact[]): Chassis['bays'] {
  const items = valueOf(facts, 'Drive bays', 'list')?.items
  if (!items) return undefined
  const bays = (size: string) =>
    items.filter(({ name }) => name.startsWith(size)).reduce((sum, { count }) => sum + count, 0)
  return { large: bays('3.5'), small: bays('2.5') }
}
