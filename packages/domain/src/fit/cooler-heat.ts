import type { Build } from './build.ts'
import { type Check, unknown, watts } from './check.ts'

const named = { id: 'cooler-heat', subject: 'cooler', title: 'CPU cooler, heat' } as const

/** The share of the rating below which what is left counts as tight: a warm room takes as much. */
const tightShare = 0.1

/** Whether the cooler is rated for what the processor draws. */
export function coolerHeat({ cooler, processor }: Build): Check | undefined {
  if (!cooler) return undefined
  const missing = [
    ...(processor === undefined ? ['the processor’s watts'] : []),
    ...(cooler.ratedHeat === undefined ? ['the heat that the cooler is rated for'] : []),
  ]
  if (processor === undefined || cooler.ratedHeat === undefined) return unknown(named, missing)
  const spare = cooler.ratedHeat - processor
  const condition = cooler.ratedCondition ? `, ${cooler.ratedCondition}` : ''
  const calculation = `${watts(processor)} of ${watts(cooler.ratedHeat)}${condition}`
  if (spare < 0)
    return { ...named, status: 'collides', result: `${watts(-spare)} too much`, calculation }
  const result = `${watts(spare)} to spare`
  if (spare >= tightShare * cooler.ratedHeat)
    return { ...named, status: 'fits', result, calculation }
  return {
    ...named,
    status: 'tight',
    result,
    calculation,
    mind: 'Every degree the room is warmer, the chip is about a degree warmer too.',
  }
}
