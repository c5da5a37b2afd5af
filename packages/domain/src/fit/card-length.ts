import type { Build, CaseRoom, Room } from './build.ts'
import { type Check, compareLengths, mm, unknown } from './check.ts'

const named = { id: 'card-length', subject: 'card', title: 'Graphics card, length' } as const

/** Whether the card is short enough, behind a front radiator if there is one. */
export function cardLength({ room, card, radiators }: Build): Check | undefined {
  if (!card || (!room && card.length === undefined)) return undefined
  const front = radiators.find(({ place }) => place === 'front')
  const missing = [
    ...(card.length === undefined ? ['the card’s length'] : []),
    ...(room ? [] : ['the case']),
    ...(room && !room.card ? ['the case’s room for a card'] : []),
    ...(front && front.thickness === undefined ? ['the front radiator’s thickness'] : []),
  ]
  const free = room && roomForCard(room, front)
  if (missing.length > 0 || !free || card.length === undefined) return unknown(named, missing)
  return compareLengths(named, {
    needed: card.length,
    room: free.length,
    condition: free.condition,
    excess: 'too long',
    mind: 'Measure the card’s end with its cooler’s shroud. It goes in at a slant, which needs a little more than its length.',
  })
}

/**
 * The length in mm that a case leaves for a card. A thicker front radiator takes its thickness off, and a
 * thinner one gives it back. Undefined where a figure for it is missing.
 */
export function roomForCard(
  room: CaseRoom,
  front: { thickness?: number } | undefined,
): Room | undefined {
  const { card, cardBehindRadiator: behind } = room
  if (!front || !card) return card
  const { thickness } = front
  if (thickness === undefined) return undefined
  if (!behind)
    return {
      length: Math.max(0, card.length - thickness),
      condition: `${mm(card.length)} less the ${mm(thickness)} of the front radiator`,
    }
  const thicker = thickness - behind.radiator
  if (thicker === 0) return behind
  const length = Math.min(card.length, Math.max(0, behind.length - thicker))
  const change = `${mm(Math.abs(thicker))} ${thicker > 0 ? 'less' : 'more'}`
  return {
    length,
    condition: `behind a ${mm(thickness)} front radiator: ${change} than the ${mm(behind.length)} behind one of ${mm(behind.radiator)}`,
  }
}
