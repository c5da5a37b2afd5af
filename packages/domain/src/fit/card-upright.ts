import { grouped } from '../count-of.ts'
import type { Build } from './build.ts'
import { thicknessOf } from './card-thickness.ts'
import { type Check, compareLengths, type Subject, unknown } from './check.ts'

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
export function uprightThickness({ bracket, card }: Build): Check | undefined {
  if (!bracket) return undefined
  const needed = card && thicknessOf({ ...card, slots: card.thickness ? undefined : card.slots })
  const missing = [
    ...(needed === undefined ? ['the card’s thickness, in mm or slots'] : []),
    ...(bracket.cardThickness === undefined ? ['how thick a card the bracket takes'] : []),
  ]
  if (needed === undefined || bracket.cardThickness === undefined)
    return unknown(thickness, missing)
  return compareLengths(thickness, {
    needed,
    room: bracket.cardThickness,
    excess: 'too thick',
    mind: 'The glass is near: use the step of the bracket that is farthest from it.',
  })
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
