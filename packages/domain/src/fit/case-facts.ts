import type { Fact } from '../facts/fact.ts'
import { factsNamed, numbersIn, valueOf } from '../facts/lookup.ts'
import { factsOf } from '../facts/read-specs.ts'
import type { Product } from '../product.ts'
import { boardSizes, type Bracket, type CaseRoom, type RadiatorPlace, type Room } from './build.ts'
import { conditionOf, fanWattsOf, figureIn, sizeOf } from './facts-read.ts'

type Described = Pick<Product, 'name' | 'category' | 'specs'>

/** What a case of ours takes; undefined for a product that is no case. */
export function caseRoomOf(product: Described): CaseRoom | undefined {
  const facts = factsOf(product)
  const rooms = factsNamed(facts, 'GPU clearance')
  if (product.category !== 'cases' || rooms.length === 0) return undefined
  const behind = rooms.find((fact) => frontRadiatorOf(fact) !== undefined)
  const behindRoom = roomOf(behind)
  const radiator = behind && frontRadiatorOf(behind)
  const { height, width, depth } = sizeOf(facts)
  return {
    name: product.name,
    card: roomOf(rooms.find((fact) => fact !== behind)),
    cardBehindRadiator:
      behindRoom && radiator !== undefined ? { ...behindRoom, radiator } : undefined,
    coolerHeight: valueOf(facts, 'CPU cooler clearance', 'quantity')?.number,
    supply: roomOf(factsNamed(facts, 'PSU clearance')[0]),
    boards: boardsOf(facts),
    slots: valueOf(facts, 'Expansion slots', 'quantity')?.number,
    radiators: radiatorsOf(facts),
    allPlacesKnown: factsNamed(facts, 'Radiator support').length > 0,
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
      qualifier.place === 'front' &&
      qualifier.thickness !== undefined
    )
      return qualifier.thickness
  return undefined
}

function roomOf(fact: Fact | undefined): Room | undefined {
  if (fact?.value.kind !== 'quantity') return undefined
  return { length: fact.value.number, condition: conditionOf(fact) }
}

function boardsOf(facts: readonly Fact[]): CaseRoom['boards'] {
  const items = valueOf(facts, 'Motherboard support', 'list')?.items
  if (!items) return undefined
  const sizes = items.flatMap(({ name }) => boardSizes.find((size) => size === name) ?? [])
  const extended = items.find(({ name }) => name === 'E-ATX')
  return { sizes, widest: extended && figureIn(extended.qualifiers, 'mm') }
}

function radiatorsOf(facts: readonly Fact[]): CaseRoom['radiators'] {
  const radiators: Partial<Record<RadiatorPlace, number>> = {}
  for (const { value, qualifiers } of factsNamed(facts, 'Radiator support')) {
    if (value.kind !== 'quantity') continue
    for (const qualifier of qualifiers) {
      if (qualifier.kind !== 'places') continue
      for (const place of qualifier.places)
        radiators[place] = Math.max(radiators[place] ?? 0, value.number)
    }
  }
  return radiators
}

function baysOf(facts: readonly Fact[]): CaseRoom['bays'] {
  const items = valueOf(facts, 'Drive bays', 'list')?.items
  if (!items) return undefined
  const bays = (size: string) =>
    items.filter(({ name }) => name.startsWith(size)).reduce((sum, { count }) => sum + count, 0)
  return { large: bays('3.5'), small: bays('2.5') }
}
