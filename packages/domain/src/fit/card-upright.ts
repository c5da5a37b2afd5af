import { grouped } from '../count-of.ts'
import type { Build, Card } from './build.ts'
import { slotPitch } from './card-thickness.ts'
import { type Check, compareLengths, mm, type Subject, unknown } from './check.ts'

const subject: Subject = 'card'
const slots = { id: 'upright-slots', subject, title: 'Upright card, slots' } as const
const thickness = { id: 'upright-thickness', subject, title: 'Upright card, thickness' } as const
const weight = { id: 'upright-weight', subject, title: 'Upright card, weight' } as const
const toCooler = { id: 'upright-cooler', subject, title: 'Upright card, and the cooler' } as const

/** Whether the bracket finds its slots in the case. */
export function uprightSlots({ bracket, room }: Build): Check | undefined {
  if (!bracket) return undefined
  const missing = [
    ...(room ? [] : ['the case']),
    ...(room && room.slots === undefined ? ['the case’s number of slots'] : []),
    ...(bracket.slots === undefined ? ['how many slots the bracket needs'] : []),
  ]
  if (room?.slots === undefined || bracket.slots === undefined) return unknown(slots, missing)
  const spare = room.slots - bracket.slots
  return {
    ...slots,
    status: spare < 0 ? 'collides' : 'fits',
    result: spare < 0 ? `${-spare} too few` : `${spare} to spare`,
    calculation: `${bracket.slots} of ${room.slots} slots`,
  }
}

/** Whether the bracket is deep enough for the card. */
export function uprightThickness({ bracket, card: measured }: Build): Check | undefined {
  if (!bracket) return undefined
  const card = measured && thicknesses(measured)
  const missing = [
    ...(card ? [] : ['the card’s thickness, in mm or slots']),
    ...(bracket.cardThickness === undefined ? ['how thick a card the bracket takes'] : []),
  ]
  if (!card || bracket.cardThickness === undefined) return unknown(thickness, missing)
  const { least, most } = card
  if (least < bracket.cardThickness && most > bracket.cardThickness)
    return unknown(thickness, [
      `the card’s thickness in mm (its slots are up to ${mm(most)}, and the bracket takes ${mm(bracket.cardThickness)})`,
    ])
  return compareLengths(thickness, {
    needed: most,
    room: bracket.cardThickness,
    excess: 'too thick',
    mind: 'The glass is near: use the step of the bracket that is farthest from it.',
  })
}

// A card of three slots is thicker than two of them, and mostly a little thinner than three.
function thicknesses({ thickness, slots }: Card): { least: number; most: number } | undefined {
  if (thickness !== undefined) return { least: thickness, most: thickness }
  if (slots === undefined) return undefined
  return { least: (Math.ceil(slots) - 1) * slotPitch, most: slots * slotPitch }
}

/** Whether the bracket carries the card. */
export function uprightWeight({ bracket, card }: Build): Check | undefined {
  if (!bracket) return undefined
  const missing = [
    ...(card?.weight === undefined ? ['the card’s weight'] : []),
    ...(bracket.cardWeight === undefined ? ['what the bracket carries'] : []),
  ]
  if (card?.weight === undefined || bracket.cardWeight === undefined)
    return unknown(weight, missing)
  const spare = bracket.cardWeight - card.weight
  const grams = (number: number) => `${grouped(number)} g`
  return {
    ...weight,
    status: spare < 0 ? 'collides' : 'fits',
    result: spare < 0 ? `${grams(-spare)} too heavy` : `${grams(spare)} to spare`,
    calculation: `${grams(card.weight)} of ${grams(bracket.cardWeight)}`,
  }
}

/** An upright card stands before the cooler; no figure says how far from it. */
export function uprightCooler({ bracket, cooler }: Build): Check | undefined {
  if (!bracket || !cooler) return undefined
  return unknown(toCooler, ['how much room an upright card leaves above the cooler'])
}
