import { grouped } from '../text/count-of.ts'
import { askedInputs } from './asked-inputs.ts'
import { type Build, type Card, type Chassis, type Clearance, fanThickness } from './build.ts'
import {
  compareAmounts,
  compareLengths,
  type Finding,
  mm,
  ofCase,
  unknown,
  whenKnown,
} from './check.ts'

/** mm from one expansion slot to the next: 0.8 inch (PCI Express Card Electromechanical Specification; ATX 2.2, 3.3.1). */
export const slotPitch = 20.32

/** Whether the card is short enough, behind a front radiator and its fans if there is one. */
export function cardLength({ chassis, card, radiators }: Build): Finding | undefined {
  if (!card || (!chassis && card.length === undefined)) return undefined
  const front = radiators.find(({ position }) => position === 'front')
  const measured = chassis?.card
  const behind = chassis?.cardBehindRadiator
  return whenKnown(
    {
      needed: [askedInputs['card-length'], card.length],
      free: ofCase(chassis, 'the case’s room for a card', measured),
      thickness: [askedInputs['front-thickness'], front ? front.thickness : 0],
      fans: [
        'whether the case’s room for a card ends at front fans or at the bare front',
        front && measured && !behind ? fansWithin(measured) : 0,
      ],
    },
    ({ needed, free, thickness, fans }) => {
      const { length, condition } = front ? behindRadiator(free, thickness, fans, behind) : free
      return compareLengths({
        needed,
        available: length,
        condition,
        excess: 'too long',
        note: 'Measure the card’s end with its cooler’s shroud. It goes in at a slant, which needs a little more than its length.',
      })
    },
  )
}

/** mm of a measured length that a front radiator's fans take. */
function fansWithin({ withFans }: Clearance): number | undefined {
  if (withFans === undefined) return undefined
  return withFans ? 0 : fanThickness
}

/** What a front radiator leaves: a thicker one than the specs' takes more, and a thinner one less. */
function behindRadiator(
  free: Clearance,
  thickness: number,
  fans: number,
  behind: Chassis['cardBehindRadiator'],
): Clearance {
  if (!behind)
    return {
      length: Math.max(0, free.length - thickness - fans),
      condition: `${mm(free.length)} less the ${mm(thickness)} of the front radiator${fans > 0 ? ` and the ${mm(fans)} of its fans` : ''}`,
    }
  const thicker = thickness - behind.radiator
  if (thicker === 0) return behind
  const change = `${mm(Math.abs(thicker))} ${thicker > 0 ? 'less' : 'more'}`
  return {
    length: Math.min(free.length, Math.max(0, behind.length - thicker)),
    condition: `behind a ${mm(thickness)} front radiator: ${change} than the ${mm(behind.length)} behind one of ${mm(behind.radiator)}`,
  }
}

/** Whether the case has the slots that the card covers. An upright card has checks of its own. */
export function cardThickness({ chassis, card, bracket, radiators }: Build): Finding | undefined {
  if (!card || bracket) return undefined
  const thickness = thicknessOf(card)
  if (!chassis && thickness === undefined) return undefined
  const isFreeBelow = radiators.every(({ position }) => position !== 'bottom') || undefined
  return whenKnown(
    {
      needed: [askedInputs['card-thickness'], thickness],
      available: ofCase(chassis, 'the case’s number of slots', chassis?.slots),
      below: ['how much room a bottom radiator leaves below the card', isFreeBelow],
    },
    ({ needed, available }) => {
      const room = available * slotPitch
      const slots = Math.ceil(needed / slotPitch - 1e-6)
      return {
        ...compareLengths({
          needed,
          available: room,
          excess: 'too thick',
          note: 'Its fans face whatever is below the last slot: leave them air.',
        }),
        calculation: `${slots} of ${available} slots, in the board’s first: ${mm(needed)} of ${mm(room)}`,
      }
    },
  )
}

/** mm that a card takes below its slot's upper edge: the larger of what its thickness and its slots say. */
export function thicknessOf({ thickness, slots }: Card): number | undefined {
  if (thickness === undefined && slots === undefined) return undefined
  return Math.max(thickness ?? 0, Math.ceil(slots ?? 0) * slotPitch)
}

/** Whether the bracket finds its slots in the case. */
export function uprightSlots({ bracket, chassis }: Build): Finding | undefined {
  return (
    bracket &&
    compareAmounts({
      needed: ['how many slots the bracket needs', bracket.slots],
      available: ofCase(chassis, 'the case’s number of slots', chassis?.slots),
      excess: 'too few',
      of: ' slots',
    })
  )
}

/** Whether the bracket is deep enough for the card. */
export function uprightThickness({ bracket, card }: Build): Finding | undefined {
  if (!bracket) return undefined
  return whenKnown(
    {
      range: [askedInputs['card-thickness'], card && thicknesses(card)],
      clearance: ['how thick a card the bracket takes', bracket.cardThickness],
    },
    ({ range: { least, most }, clearance }) =>
      least < clearance && most > clearance
        ? unknown(
            `the card’s thickness in mm (its slots are up to ${mm(most)}, and the bracket takes ${mm(clearance)})`,
          )
        : compareLengths({
            needed: most,
            available: clearance,
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
export function uprightWeight({ bracket, card }: Build): Finding | undefined {
  return (
    bracket &&
    compareAmounts({
      needed: [askedInputs['card-weight'], card?.weight],
      available: ['what the bracket carries', bracket.cardWeight],
      excess: 'too heavy',
      write: (amount) => `${grouped(amount)} g`,
    })
  )
}

/** An upright card stands before the cooler; no figure says how far from it. */
export function uprightCooler({ bracket, cooler }: Build): Finding | undefined {
  return bracket && cooler && unknown('how much room an upright card leaves above the cooler')
}
