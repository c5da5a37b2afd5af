import type { Build } from './build.ts'
import { type Check, compareAmounts, tightWhere, watts, whenKnown } from './check.ts'

const heading = { id: 'cooler-heat', subject: 'cooler', title: 'CPU cooler, heat' } as const

/** The share of the rating below which what is left counts as tight: a warm room takes as much. */
const tightShare = 0.1

/** Whether the cooler is rated for what the processor draws. */
export function coolerHeat({ cooler, processor }: Build): Check | undefined {
  if (!cooler) return undefined
  return whenKnown(
    heading,
    {
      needed: ['the processor’s watts', processor],
      available: ['the heat that the cooler is rated for', cooler.ratedHeat],
    },
    ({ needed, available }) =>
      tightWhere(
        available - needed < tightShare * available,
        compareAmounts(heading, {
          needed,
          available,
          excess: 'too much',
          of: cooler.ratedCondition && `, ${cooler.ratedCondition}`,
          write: watts,
        }),
        'Every degree the room is warmer, the chip is about a degree warmer too.',
      ),
  )
}
