import type { Build, Card, CardPlugs, Supply } from './build.ts'
import { type Check, compareAmounts, type Subject, unknown, watts, whenKnown } from './check.ts'

const subject: Subject = 'supply'
const graphics = { id: 'supply-graphics', subject, title: 'Power supply, graphics plugs' } as const
const drivePlugs = { id: 'supply-drives', subject, title: 'Power supply, drive plugs' } as const

/** What a 12V-2x6 cable carries at most, in W (PCIe CEM 5.1). */
const most12V2x6 = 600

/** What a card draws at most from its slot, and from each 8-pin plug, in W (PCIe CEM 2.0; 225 W/300 W add-in cards). */
const mostSlot = 75
const mostEightPin = 150

const eightPin: Record<Exclude<CardPlugs, '12V-2x6'>, number> = {
  '3 × 8-pin': 3,
  '2 × 8-pin': 2,
  '1 × 8-pin': 1,
  none: 0,
}

/** Whether the supply has the plugs that the card needs, and its 12V-2x6 cable is rated for the card. */
export function graphicsPlugs({ card }: Build, supply: Supply): Check | undefined {
  if (!card) return undefined
  const { plugs } = card
  if (plugs === undefined) return unknown(graphics, ['which power plugs the card has'])
  if (plugs === '12V-2x6') return plug12V2x6(card, supply)
  const needed = eightPin[plugs]
  const carried = mostSlot + needed * mostEightPin
  if (card.watts !== undefined && card.watts > carried)
    return unknown(graphics, [
      `which power plugs the card has (those given and its slot carry ${watts(carried)}, and it draws ${watts(card.watts)})`,
    ])
  if (needed === 0)
    return {
      ...graphics,
      status: 'fits',
      result: 'None needed',
      calculation: 'The card draws from its slot',
    }
  return whenKnown(
    graphics,
    { available: ['how many PCIe plugs the supply has', supply.plugsPcie] },
    ({ available }) =>
      compareAmounts(graphics, {
        needed,
        available,
        excess: 'too few',
        of: ' PCIe 6+2-pin plugs',
      }),
  )
}

function plug12V2x6(card: Card, { plugs12V2x6 }: Supply): Check {
  if (plugs12V2x6 === undefined)
    return unknown(graphics, ['whether the supply has a 12V-2x6 plug, and its rating'])
  if (plugs12V2x6.length === 0)
    return {
      ...graphics,
      status: 'collides',
      result: 'No 12V-2x6 plug',
      calculation: 'The card needs one',
    }
  const ratings = plugs12V2x6.filter((rating) => rating !== undefined)
  const best = Math.max(...ratings)
  const needed = card.watts ?? most12V2x6
  if (best < needed && ratings.length < plugs12V2x6.length)
    return unknown(graphics, ['what the supply’s 12V-2x6 cable is rated for'])
  if (best < needed && card.watts === undefined)
    return unknown(graphics, [
      `the graphics card’s watts (its 12V-2x6 cable is rated for ${watts(best)})`,
    ])
  return {
    ...graphics,
    status: best < needed ? 'collides' : 'fits',
    result: best < needed ? `Rated ${watts(needed - best)} too low` : `Rated for ${watts(best)}`,
    calculation: `1 × 12V-2x6 of ${watts(best)} for a card of ${watts(needed)}`,
  }
}

/** Whether each drive finds a SATA plug. */
export function sataPlugs({ drives }: Build, { plugsSata }: Supply): Check | undefined {
  const needed = drives.large + drives.small
  if (needed === 0) return undefined
  return whenKnown(
    drivePlugs,
    { available: ['how many SATA plugs the supply has', plugsSata] },
    ({ available }) =>
      compareAmounts(drivePlugs, { needed, available, excess: 'too few', of: ' SATA plugs' }),
  )
}
