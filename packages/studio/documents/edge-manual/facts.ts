import { numbersIn } from '@argo/domain/facts/lookup'
import { factsOf } from '@argo/domain/facts/read-specs'
import { chassisOf } from '@argo/domain/fit/parts'
import type { Product } from '@argo/domain/products/product'
import { leadingValue } from '@argo/domain/products/spec'
import { factOf, figureOf, stated } from '../catalogue.ts'

/** The figures the manual states and draws; lengths in millimeters. */
export type EdgeFacts = ReturnType<typeof edgeFacts>

const words = ['none', 'one', 'two', 'three', 'four', 'five']

/** Reads the figures from the product's specifications. Throws when one is missing or unreadable. */
export function edgeFacts(product: Product) {
  const { outside, card, cardBehindRadiator, coolerHeight, supply, radiators, slots } =
    chassisOf(product) ?? {}
  const known = <Value>(name: string, value: Value | undefined) => stated(product, name, value)
  const [, frontFans = 'none'] = /(\w+) front/.exec(factOf(product, 'Fans included')) ?? []
  return {
    product,
    size: known('Dimensions', outside),
    cardLength: known('GPU clearance', card?.length),
    cardLengthBehindRadiator: known('GPU clearance', cardBehindRadiator?.length),
    radiatorThickness: known('GPU clearance', cardBehindRadiator?.radiator),
    radiatorLength: known('Radiator support', radiators?.front?.[0]),
    coolerHeight: known('CPU cooler clearance', coolerHeight),
    supplyLength: known('PSU clearance', supply?.length),
    slots: known('Expansion slots', slots),
    fans: figureOf(product, 'Fans included'),
    frontFans: words.indexOf(frontFans),
    frontFanSize: known('Fans included', numbersIn(factsOf(product), 'Fans included', 'mm')[0]),
    /** With its unit, as the product states it: "0.6 A". */
    fanCurrent: leadingValue(factOf(product, 'Fan current')),
    lightCurrent: leadingValue(factOf(product, 'Light current')),
    drives: factOf(product, 'Drive bays'),
    boards: factOf(product, 'Motherboard support'),
  }
}
