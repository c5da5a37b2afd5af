import type { Build, Card } from './build.ts'
import { type Check, mm, compareLengths, unknown } from './check.ts'

const named = { id: 'card-thickness', subject: 'card', title: 'Graphics card, thickness' } as const

/** mm from one expansion slot to the next: 0.8 inch (PCI Express Card Electromechanical Specification; ATX 2.2, 3.3.1). */
export const slotPitch = 20.32

/** Whether the case has the slots that the card covers. An upright card has checks of its own. */
export function cardThickness({ room, card, bracket, radiators }: Build): Check | undefined {
  if (!card || bracket) return undefined
  const thickness = thicknessOf(card)
  if (!room && thickness === undefined) return undefined
  const below = radiators.some(({ place }) => place === 'bottom')
  const missing = [
    ...(thickness === undefined ? ['the card’s thickness, in mm or slots'] : []),
    ...(room ? [] : ['the case']),
    ...(room && room.slots === undefined ? ['the case’s number of slots'] : []),
    ...(below ? ['how much room a bottom radiator leaves below the card'] : []),
  ]
  if (missing.length > 0 || thickness === undefined || room?.slots === undefined)
    return unknown(named, missing)
  const slots = Math.ceil(thickness / slotPitch - 1e-6)
  const check = compareLengths(named, {
    needed: thickness,
    room: room.slots * slotPitch,
    excess: 'too thick',
    mind: 'Its fans face whatever is below the last slot: leave them air.',
  })
  return {
    ...check,
    calculation: `${slots} of ${room.slots} slots, in the board’s first: ${mm(thickness)} of ${mm(room.slots * slotPitch)}`,
  }
}

/** mm that a card takes below its slot's upper edge: the larger of what its thickness and its slots say. */
export function thicknessOf({ thickness, slots }: Card): number | undefined {
  if (thickness === undefined && slots === undefined) return undefined
  return Math.max(thickness ?? 0, Math.ceil(slots ?? 0) * slotPitch)
}
