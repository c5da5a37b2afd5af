import { grouped } from '../text/count-of.ts'
import type { Build, Card } from './build.ts'
import { slotPitch } from './card-thickness.ts'
import {
  type Check,
  compareAmounts,
  compareLengths,
  mm,
  ofCase,
  type Subject,
  unknown,
  whenKnown,
} from './check.ts'

const subject: Subject = 'card'
const slots = { id: 'upright-slots', subject, title: 'Upright card, slots' } as const
const thickness = { id: 'upright-thickness', subject, title: 'Upright card, thickness' } as const
const weight = { id: 'upright-weight', subject, title: 'Upright card, weight' } as const
const toCooler = { id: 'upright-cooler', subject, title: 'Upright card, and the cooler' } as const

/** Whether the bracket finds its slots in the case. */
export function uprightSlots({ bracket, chassis }: Build): Check | undefined {
  if (!bracket) return undefined
  return whenKnown(
    slots,
    {
      available: ofCase(chassis, 'the case’s number of slots', chassis?.slots),
      needed: ['how many slots the bracket needs', bracket.slots],
    },
    (known) => compareAmounts(slots, { ...known, excess: 'too few', of: ' slots' }),
  )
}

/** Whether the bracket is deep enough for the card. */
export function uprightThickness({ bracket, card }: Build): Check | undefined {
  if (!bracket) return undefined
  return whenKnown(
    thickness,
    {
      range: ['the card’s thickness, in mm or slots', card && thicknesses(card)],
      clearance: ['how thick a card the bracket takes', bracket.cardThickness],
    },
    ({ range: { least, most }, clearance }) =>
      least < clearance && most > clearance
        ? unknown(thickness, [
            `the card’s thickness in mm (its slots are up to ${mm(most)}, and the bracket takes ${mm(clearance)})`,
          ])
        : compareLengths(thickness, {
            needed: most,
            clearance,
            excess: 'too thick',
            note: 'The glass is near: use the step of the bracket that is farthest from it.',
          }),
  )
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
  return whenKnown(
    weight,
    {
      needed: ['the card’s weight', card?.weight],
      available: ['what the bracket carries', bracket.cardWeight],
    },
    (known) =>
      compareAmounts(weight, {
        ...known,
        excess: 'too heavy',
        write: (amount) => `${grouped(amount)} g`,
      }),
  )
}

/** An upright card stands before the cooler; no figure says how far from it. */
export function uprightCooler({ bracket, cooler }: Build): Check | undefined {
  if (!bracket || !cooler) return undefined
  return unknown(toCooler, ['how much room an upright card leaves above the cooler'])
}
