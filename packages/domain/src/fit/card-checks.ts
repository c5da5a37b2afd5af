import {
  type Build,
  type Card,
  type Chassis,
  type Clearance,
  fanThickness,
  mostSlots,
  slotPitch,
} from './build.ts'
import {
  compareAmounts,
  compareLengths,
  type Finding,
  mm,
  ofCase,
  tightIf,
  unchecked,
  unknown,
  whenKnown,
} from './check.ts'

/** Whether the card is short enough, behind a front radiator and its fans if there is one. */
export function cardLength({ chassis, card, radiators }: Build): Finding | undefined {
  if (!card || (!chassis && card.length === undefined)) return undefined
  const front = radiators.find(({ position }) => position === 'front')
  const measured = chassis?.card
  const behind = chassis?.cardBehindRadiator
  return whenKnown(
    {
      needed: ['card-length', card.length],
      free: ofCase(chassis, 'case-card', measured),
      thickness: ['front-thickness', front ? front.thickness : 0],
      fans: [undefined, front && measured && !behind ? fansWithin(measured) : 0],
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
  if (radiators.some(({ position }) => position === 'bottom')) return unchecked
  // No card takes more slots than the field for it.
  if (thickness === undefined && (chassis?.slots ?? 0) >= mostSlots) return undefined
  return whenKnown(
    {
      needed: ['card-thickness', thickness],
      available: ofCase(chassis, 'case-slots', chassis?.slots),
    },
    ({ needed, available }) => {
      const room = available * slotPitch
      const slots = Math.ceil(needed / slotPitch - 1e-6)
      const finding = compareLengths({
        needed,
        available: room,
        excess: 'too thick',
        note: 'Its fans face whatever is below the last slot: leave them air.',
      })
      return {
        ...finding,
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
      needed: [undefined, bracket.slots],
      available: ofCase(chassis, 'case-slots', chassis?.slots),
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
      range: ['card-thickness', card && thicknesses(card)],
      clearance: [undefined, bracket.cardThickness],
    },
    ({ range: { least, most }, clearance }) =>
      least < clearance && most > clearance
        ? {
            ...unknown('card-thickness'),
            calculation: `Missing: the card’s thickness in mm (its slots are up to ${mm(most)}, and the bracket takes ${mm(clearance)})`,
          }
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

/** mm from the board to the top of its processor, from which the room for a cooler is measured. */
const processorHeight = 8

/** mm that a cable needs above the card before it may bend: a 12V-2x6 cable, and any other. */
const cableBend = { '12V-2x6': 35, other: 25 }

/** Whether a card in its slot stays clear of the side panel, and whether its cable has room to bend. */
export function cardHeight({ chassis, card, bracket }: Build): Finding | undefined {
  if (card?.height === undefined || bracket) return undefined
  const { height, plugs } = card
  return whenKnown(
    { cooler: ofCase(chassis, 'case-cooler', chassis?.coolerHeight) },
    ({ cooler }) => {
      const finding = compareLengths({
        needed: height,
        available: cooler + processorHeight,
        condition: 'from the board to the side panel, calculated from the room for a cooler',
        excess: 'too high',
        note: 'The side panel may touch it.',
      })
      if (plugs === 'none') return finding
      const bend = plugs === '12V-2x6' ? cableBend[plugs] : cableBend.other
      return tightIf(
        Number(finding.spare) < bend,
        finding,
        `Its cable needs about ${mm(bend)} above the card before it bends: take one with an angled plug.`,
      )
    },
  )
}
