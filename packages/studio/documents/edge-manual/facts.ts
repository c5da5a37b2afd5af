import type { AttributeName } from '@argo/domain/facts/attributes'
import type { Axis, FactValue } from '@argo/domain/facts/fact'
import { factsNamed, numbersIn, valueOf } from '@argo/domain/facts/lookup'
import { leadingValue } from '@argo/domain/products/spec'
import { factOf, figureOf, stated } from '../catalogue.ts'
import type { Product } from '../catalogue.ts'
import type { Size } from './chassis.ts'

/** The figures the manual states and draws; lengths in millimeters. */
export interface EdgeFacts {
  product: Product
  size: Size
  cardLength: number
  cardLengthBehindRadiator: number
  coolerHeight: number
  supplyLength: number
  radiatorLength: number
  radiatorThickness: number
  fans: number
  frontFans: number
  frontFanSize: number
  slots: number
  /** With its unit, as the product states it: "0.6 A". */
  fanCurrent: string
  lightCurrent: string
  drives: string
  boards: string
  filters: string
}

const words = ['none', 'one', 'two', 'three', 'four', 'five']

/** Reads the figures from the product's specifications. Throws when one is missing or unreadable. */
export function edgeFacts(product: Product): EdgeFacts {
  const { facts } = product
  const first = (name: AttributeName) => figureOf(product, name)
  const known = (name: AttributeName, figure: number | undefined) => stated(product, name, figure)
  const behindRadiator = factsNamed(facts, 'GPU clearance').find(({ qualifiers }) =>
    qualifiers.some((qualifier) => qualifier.kind === 'with' && qualifier.part === 'radiator'),
  )
  const radiator = behindRadiator?.qualifiers.find((qualifier) => qualifier.kind === 'with')
  const dimensions = valueOf(facts, 'Dimensions', 'dimensions')
  const along = (axis: Axis) =>
    known('Dimensions', dimensions?.numbers[dimensions.axes?.indexOf(axis) ?? -1])
  const fitted = factOf(product, 'Fans included')
  return {
    product,
    size: { depth: along('depth'), width: along('width'), height: along('height') },
    cardLength: first('GPU clearance'),
    cardLengthBehindRadiator: known('GPU clearance', numberOf(behindRadiator?.value)),
    coolerHeight: first('CPU cooler clearance'),
    supplyLength: first('PSU clearance'),
    radiatorLength: first('Radiator support'),
    radiatorThickness: known('GPU clearance', radiator?.thickness),
    fans: first('Fans included'),
    frontFans: words.indexOf(/(\w+) front/.exec(fitted)?.[1] ?? 'none'),
    frontFanSize: known('Fans included', numbersIn(facts, 'Fans included', 'mm')[0]),
    slots: first('Expansion slots'),
    fanCurrent: leadingValue(factOf(product, 'Fan current')),
    lightCurrent: leadingValue(factOf(product, 'Light current')),
    drives: factOf(product, 'Drive bays'),
    boards: factOf(product, 'Motherboard support'),
    filters: factOf(product, 'Dust filters'),
  }
}

function numberOf(value: FactValue | undefined): number | undefined {
  return value?.kind === 'quantity' ? value.number : undefined
}
