import { type Build, type Chassis, type Clearance, fanThickness } from './build.ts'
import { type Check, compareLengths, mm, ofCase, whenKnown } from './check.ts'

const heading = { id: 'card-length', subject: 'card', title: 'Graphics card, length' } as const

/** Whether the card is short enough, behind a front radiator and its fans if there is one. */
export function cardLength({ chassis, card, radiators }: Build): Check | undefined {
  if (!card || (!chassis && card.length === undefined)) return undefined
  const front = radiators.find(({ position }) => position === 'front')
  const measured = chassis?.card
  const behind = chassis?.cardBehindRadiator
  return whenKnown(
    heading,
    {
      needed: ['the card’s length', card.length],
      free: ofCase(chassis, 'the case’s room for a card', measured),
      thickness: ['the front radiator’s thickness', front ? front.thickness : 0],
      fans: [
        'whether the case’s room for a card ends at front fans or at the bare front',
        front && measured && !behind ? fansWithin(measured) : 0,
      ],
    },
    ({ needed, free, thickness, fans }) => {
      const { length, condition } = front ? behindRadiator(free, thickness, fans, behind) : free
      return compareLengths(heading, {
        needed,
        clearance: length,
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
