import type { Fact, ListItem, Position } from '../facts/fact.ts'
import { factsNamed, figureBeside, numbersIn, valueOf } from '../facts/lookup.ts'
import { factsOf } from '../facts/read-specs.ts'
import type { AttributeName } from '../facts/attributes.ts'
import type { Product } from '../products/product.ts'
import type { ProductDetail } from '../products/product-detail.ts'
import {
  boardSizes,
  type Bracket,
  type Chassis,
  type Clearance,
  type Cooler,
  type Supply,
} from './build.ts'
import { chairOf } from './chair.ts'

type Described = Pick<Product, 'name' | 'category' | 'specs'>
type Facts = readonly Fact[]

/** The build that a product alone fills in, or "chairs"; null for one of which nothing is calculated. */
export function fitOf(product: Product): ProductDetail['fit'] {
  const key = product.slug ?? String(product.id)
  if (chassisOf(product)) return { case: key }
  if (coolerOf(product)) return { cooler: key }
  if (supplyOf(product)) return { supply: key }
  if (chairOf(product)) return 'chairs'
  return bracketOf(product) ? { upright: 'yes' } : null
}

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
    coolerHeight: numberOf(facts, 'CPU cooler clearance'),
    supply: clearanceOf(factsNamed(facts, 'PSU clearance')[0]),
    boards: boardsOf(facts),
    slots: numberOf(facts, 'Expansion slots'),
    ...radiatorsOf(facts),
    radiatorClearance: Object.fromEntries(
      factsNamed(facts, 'Radiator clearance').flatMap((fact) =>
        positionsOf(fact).map((position) => [position, clearanceOf(fact)]),
      ),
    ),
    bays: baysOf(facts),
    outside: height && width && depth ? { height, width, depth } : undefined,
    cableSpace: numberOf(facts, 'Cable space'),
    watts: fanWattsOf(facts),
  }
}

/** A bracket that holds a card upright; undefined for any other product. */
export function bracketOf(product: Described): Bracket | undefined {
  const facts = factsOf(product)
  const cardThickness = numberOf(facts, 'Card thickness')
  if (product.category !== 'cases' || cardThickness === undefined) return undefined
  return {
    name: product.name,
    cardThickness,
    slots: numberOf(facts, 'Slots used'),
  }
}

/** One of our coolers; undefined for a fan, a compound or anything else. */
export function coolerOf(product: Described): Cooler | undefined {
  const facts = factsOf(product)
  const height = numberOf(facts, 'Height')
  if (product.category !== 'coolers' || height === undefined) return undefined
  const sockets = (['Intel sockets', 'AMD sockets'] as const).flatMap(
    (name) => itemsOf(facts, name)?.map((item) => item.name) ?? [],
  )
  const { width, depth } = sizeOf(facts)
  return {
    name: product.name,
    height,
    footprint: width && depth ? { width, depth } : undefined,
    sockets: sockets.length > 0 ? sockets : undefined,
    ratedHeat: numberOf(facts, 'Rated heat load'),
    ratedCondition: conditionOf(factsNamed(facts, 'Rated heat load')[0]),
    watts: fanWattsOf(facts),
  }
}

/** One of our power supplies; undefined for their accessories. */
export function supplyOf(product: Described): Supply | undefined {
  const facts = factsOf(product)
  const watts = numberOf(facts, 'Power')
  if (product.category !== 'power-supplies' || watts === undefined) return undefined
  const graphics = itemsOf(facts, 'Graphics plugs')
  return {
    name: product.name,
    length: numberOf(facts, 'Length'),
    watts,
    plugs12V2x6: graphics?.flatMap(ratingsOf),
    plugsPcie: graphics && countOf(graphics, 'PCIe'),
  }
}

/** The thickness in mm of the front radiator with which a figure holds. */
function frontRadiatorOf({ qualifiers }: Fact): number | undefined {
  return qualifiers.flatMap((qualifier) =>
    qualifier.kind === 'with' && qualifier.part === 'radiator' && qualifier.position === 'front'
      ? (qualifier.thickness ?? [])
      : [],
  )[0]
}

function clearanceOf(fact: Fact | undefined): Clearance | undefined {
  if (fact?.value.kind !== 'quantity') return undefined
  const fans = fact.qualifiers.find((qualifier) => 'part' in qualifier && qualifier.part === 'fans')
  return {
    length: fact.value.number,
    condition: conditionOf(fact),
    withFans: fans && fans.kind === 'with',
  }
}

function boardsOf(facts: Facts): Chassis['boards'] {
  const items = itemsOf(facts, 'Motherboard support')
  if (!items) return undefined
  const sizes = items.flatMap(({ name }) => boardSizes.find((size) => size === name) ?? [])
  const extended = items.find(({ name }) => name === 'E-ATX')
  return { sizes, widest: extended && figureBeside(extended.qualifiers, 'mm') }
}

// "360 mm or 280 mm, front and top": each of them, in each position. One without a position may be in any.
function radiatorsOf(facts: Facts): Pick<Chassis, 'radiators' | 'allPositionsKnown'> {
  const stated = factsNamed(facts, 'Radiator support')
  const radiators: Partial<Record<Position, number[]>> = {}
  let allPositionsKnown = stated.length > 0
  for (const fact of stated) {
    const size = fact.value.kind === 'quantity' ? fact.value.number : undefined
    const others = fact.qualifiers.flatMap(({ text }) => /^or (\d+) mm$/.exec(text)?.[1] ?? [])
    const positions = positionsOf(fact)
    if (positions.length === 0 && size !== 0) allPositionsKnown = false
    if (size === undefined) continue
    for (const position of positions)
      radiators[position] = [...(radiators[position] ?? []), size, ...others.map(Number)]
  }
  return { radiators, allPositionsKnown }
}

function positionsOf({ qualifiers }: Fact): readonly Position[] {
  return qualifiers.flatMap((qualifier) =>
    qualifier.kind === 'positions' ? qualifier.positions : [],
  )
}

function baysOf(facts: Facts): Chassis['bays'] {
  const items = itemsOf(facts, 'Drive bays')
  return items && { large: countOf(items, '3.5'), small: countOf(items, '2.5') }
}

/** What each 12V-2x6 plug is rated for in W; undefined where the specs do not say. */
function ratingsOf({ name, count, qualifiers }: ListItem): (number | undefined)[] {
  if (!name.startsWith('12V-2x6')) return []
  return Array.from({ length: count }, () => figureBeside(qualifiers, 'W'))
}

function countOf(items: readonly ListItem[], name: string): number {
  return items
    .filter((item) => item.name.startsWith(name))
    .reduce((sum, { count }) => sum + count, 0)
}

function numberOf(facts: Facts, name: AttributeName): number | undefined {
  return valueOf(facts, name, 'quantity')?.number
}

function itemsOf(facts: Facts, name: AttributeName): ListItem[] | undefined {
  return valueOf(facts, name, 'list')?.items
}

/** A product's outside in mm, where the specs say which length is which. */
function sizeOf(facts: Facts): { height?: number; width?: number; depth?: number } {
  const size = valueOf(facts, 'Dimensions', 'dimensions')
  return Object.fromEntries(size?.axes?.map((axis, index) => [axis, size.numbers[index]]) ?? [])
}

/** What fans and lights draw in W, which the specs state beside their currents. */
function fanWattsOf(facts: Facts): number | undefined {
  const powers = (['Fan current', 'Light current'] as const).flatMap(
    (name) => numbersIn(facts, name, 'W')[0] ?? [],
  )
  return powers.length > 0 ? powers.reduce((sum, power) => sum + power, 0) : undefined
}

/** What is said beside a value, in the words of its spec: "with front fans". */
function conditionOf(fact: Fact | undefined): string | undefined {
  return fact?.qualifiers.map(({ text }) => text).join(', ') || undefined
}
