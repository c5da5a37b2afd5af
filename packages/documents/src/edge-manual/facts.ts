import { leadingValue } from '@argo/domain/spec'
import { factOf, numbersIn } from '../catalogue.ts'
import type { Product } from '../catalogue.ts'
import type { Size } from './chassis.ts'

/** The figures the manual states and draws; lengths in millimetres. */
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
  const first = (label: string, index = 0) => {
    const value = numbersIn(factOf(product, label))[index]
    if (value === undefined)
      throw new Error(`"${label}" of ${product.name} holds no figure at place ${index + 1}`)
    return value
  }
  const fitted = factOf(product, 'Fans included')
  return {
    product,
    size: sizeOf(factOf(product, 'Dimensions')),
    cardLength: first('GPU clearance'),
    cardLengthBehindRadiator: first('GPU clearance', 1),
    coolerHeight: first('CPU cooler clearance'),
    supplyLength: first('PSU clearance'),
    radiatorLength: first('Radiator support'),
    radiatorThickness: first('GPU clearance', 2),
    fans: first('Fans included'),
    frontFans: words.indexOf(/(\w+) front/.exec(fitted)?.[1] ?? 'none'),
    frontFanSize: first('Fans included', 1),
    slots: first('Expansion slots'),
    fanCurrent: leadingValue(factOf(product, 'Fan current')),
    lightCurrent: leadingValue(factOf(product, 'Light current')),
    drives: factOf(product, 'Drive bays'),
    boards: factOf(product, 'Motherboard support'),
    filters: factOf(product, 'Dust filters'),
  }
}

/** "480 × 230 × 470 mm (H × W × D)": the letters say which is which. */
function sizeOf(value: string): Size {
  const figures = numbersIn(value)
  const letters = [.../\(([^)]*)\)/.exec(value)![1]!.matchAll(/[HWD]/g)].map(String)
  const at = (letter: string) => figures[letters.indexOf(letter)]!
  return { depth: at('D'), width: at('W'), height: at('H') }
}
