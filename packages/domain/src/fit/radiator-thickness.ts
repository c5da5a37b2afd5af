import { type Build, fanThickness } from './build.ts'
import { type Check, compareLengths, mm, whenKnown } from './check.ts'

const against = {
  top: 'the board and its memory',
  side: 'the board’s edge',
  bottom: 'the card',
  rear: 'the CPU cooler',
}

/** Whether each radiator is thin enough, with its fans; one in front takes length from the card instead. */
export function radiatorThicknesses({ chassis, radiators }: Build): Check[] {
  if (!chassis) return []
  return radiators.flatMap(({ position, thickness }) => {
    if (position === 'front') return []
    const heading = {
      id: `radiator-${position}-thickness`,
      subject: 'radiator',
      title: `Radiator, ${position}, thickness`,
    } as const
    const clearance = chassis.radiatorClearance?.[position]
    return whenKnown(
      heading,
      {
        clearance: [
          `how thick a radiator may be before it meets ${against[position]}`,
          clearance?.length,
        ],
        thickness: ['the radiator’s thickness', thickness],
        withFans: ['whether its fans are counted in the case’s figure', clearance?.withFans],
      },
      (known) => {
        const fans = known.withFans ? fanThickness : 0
        return compareLengths(heading, {
          needed: known.thickness + fans,
          clearance: known.clearance,
          condition: fans > 0 ? `of which ${mm(fans)} for its fans` : 'without its fans',
          excess: 'too thick',
          note: `It comes near ${against[position]}: thicker fans would not fit.`,
        })
      },
    )
  })
}
