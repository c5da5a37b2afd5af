import type { BuildValues } from '../fit/build-search.ts'
import { mm, watts } from '../fit/check.ts'
import { countOf } from '../text/count-of.ts'
import { airCoolers } from './air-coolers.ts'
import { airCoolerNamed, graphicsCardNamed, processorNamed } from './find-by-name.ts'
import { type GraphicsCard, graphicsCards } from './graphics-cards.ts'
import { type Processor, processors } from './processors.ts'

/** The names of which the figures are listed, by the field that takes one of them. */
export const listedNames = {
  'card-name': graphicsCards.map(({ name }) => name),
  'processor-name': processors.map(({ name }) => name),
  'cooler-height': airCoolers.map(({ name }) => name),
} as const

export type NameFieldName = keyof typeof listedNames

/** What is listed of the parts that a build names. */
export interface ListedFigures {
  /** Each part by its full name, and its figures in words. */
  parts: Partial<Record<NameFieldName, { name: string; figures: string }>>
  /** The value of each field that they fill. */
  values: Record<string, string | number>
}

/** The figures of the parts that a build names. */
export function listedFigures(values: BuildValues): ListedFigures {
  const card = graphicsCardNamed(values['card-name'] ?? '')
  const processor = processorNamed(values['processor-name'] ?? '')
  const cooler = airCoolerNamed(values['cooler-height'] ?? '')
  const filled = {
    'card-length': card?.length,
    'card-thickness': card?.slots && countOf(card.slots, 'slot'),
    'card-watts': card?.watts,
    'card-supply': card?.recommendedSupply,
    'card-plugs': card?.plugs,
    socket: processor?.socket,
    processor: processor?.watts,
    'cooler-height': cooler?.height,
  }
  return {
    parts: {
      ...(card && { 'card-name': { name: card.name, figures: cardFigures(card) } }),
      ...(processor && {
        'processor-name': { name: processor.name, figures: processorFigures(processor) },
      }),
      ...(cooler && {
        'cooler-height': { name: cooler.name, figures: `${mm(cooler.height)} tall.` },
      }),
    },
    values: Object.fromEntries(
      Object.entries(filled).flatMap(([field, value]) =>
        value === undefined ? [] : [[field, value] as const],
      ),
    ),
  }
}

function cardFigures({ length, lengths, slots, watts: drawn, plugs, ...card }: GraphicsCard) {
  const figures = [
    length !== undefined && `${mm(length)} long`,
    slots !== undefined && `${slots} slots`,
    watts(drawn),
    card.recommendedSupply !== undefined && `needs a supply of ${watts(card.recommendedSupply)}`,
    plugs,
  ]
  const range = lengths
    ? `most are ${lengths[0]} to ${lengths[1]} mm long: check its manufacturer’s page for yours`
    : length === undefined && 'its length is on its manufacturer’s page'
  return `${list(figures)}${range ? `; ${range}` : ''}.`
}

function processorFigures({ socket, baseWatts, watts: most }: Processor): string {
  return most === undefined
    ? `${socket}, ${watts(baseWatts)} at its base clock; sources differ on what it draws at most.`
    : `${socket}, ${watts(most)} at most, ${watts(baseWatts)} at its base clock.`
}

function list(figures: readonly (string | false | undefined)[]): string {
  return figures.filter(Boolean).join(', ')
}
