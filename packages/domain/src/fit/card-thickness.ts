import type { Build, Card } from './build.ts'
import { type Check, mm, compareLengths, ofCase, whenKnown } from './check.ts'

const heading = {
  id: 'card-thickness',
  subject: 'card',
  title: 'Graphics card, thickness',
} as const

/** mm from one expansion slot to the next: 0.8 inch (PCI Express Card Electromechanical Specification; ATX 2.2, 3.3.1). */
export const slotPitch = 20.32

/** Whether the case has the slots that the card covers. An upright card has checks of its own. */
export function cardThickness({ chassis, card, bracket, radiators }: Build): Check | undefined {
  if (!card || bracket) return undefined
  const thickness = thicknessOf(card)
  if (!chassis && thickness === undefined) return undefined
  const isFreeBelow = radiators.every(({ position }) => position !== 'bottom') || undefined
  return whenKnown(
    heading,
    {
      needed: ['the card’s thickness, in mm or slots', thickness],
      available: ofCase(chassis, 'the case’s number of slots', chassis?.slots),
      below: ['how much room a bottom radiator leaves below the card', isFreeBelow],
    },
    ({ needed, available }) => {
      const clearance = available * slotPitch
      const check = compareLengths(heading, {
        needed,
        clearance,
        excess: 'too thick',
        note: 'Its fans face whatever is below the last slot: leave them air.',
      })
      const slots = Math.ceil(needed / slotPitch - 1e-6)
      return {
        ...check,
        calculation: `${slots} of ${available} slots, in the board’s first: ${mm(needed)} of ${mm(clearance)}`,
      }
    },
  )
}

/** mm that a card takes below its slot's upper edge: the larger of what its thickness and its slots say. */
export function thicknessOf({ thickness, slots }: Card): number | undefined {
  if (thickness === undefined && slots === undefined) return undefined
  return Math.max(thickness ?? 0, Math.ceil(slots ?? 0) * slotPitch)
}
