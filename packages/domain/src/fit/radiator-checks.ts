import { inWords } from '../text/in-words.ts'
import { askedInputs } from './asked-inputs.ts'
import { type Build, fanThickness, type RadiatorPosition } from './build.ts'
import { compareAmounts, compareLengths, type Finding, mm, unknown, whenKnown } from './check.ts'

const against = {
  top: 'the board and its memory',
  side: 'the board’s edge',
  bottom: 'the card',
  rear: 'the CPU cooler',
}

/** mm of each of its fans. */
export function fanOf(size: number): 120 | 140 {
  return size % 140 === 0 ? 140 : 120
}

/** Whether the radiator in a position finds a place of its size. */
export function radiatorSize(
  { chassis, radiators }: Build,
  position: RadiatorPosition,
): Finding | undefined {
  const size = radiators.find((radiator) => radiator.position === position)?.size
  if (size === undefined) return undefined
  if (!chassis) return unknown(askedInputs.case)
  const taken = chassis.radiators?.[position]
  if (!taken && !chassis.allPositionsKnown)
    return unknown(`the largest radiator that the case takes, ${position}`)
  if (!taken || taken.length === 0)
    return {
      status: 'collides',
      result: 'No place for one',
      calculation: `${chassis.name} takes no radiator, ${position}`,
    }
  const longest = Math.max(...taken)
  const longestOfItsFans = Math.max(0, ...taken.filter((one) => fanOf(one) === fanOf(size)))
  // Radiators are made for fans of 120 or of 140 mm, whose holes differ.
  if (size > longestOfItsFans && size <= longest)
    return unknown(
      `whether fans of ${fanOf(size)} mm can be mounted (the case’s figure is ${inWords(taken.map(mm))})`,
    )
  const available = longestOfItsFans || longest
  const finding = compareAmounts({ needed: size, available, excess: 'too long', write: mm })
  return size === available ? { ...finding, result: 'The size it takes' } : finding
}

/** Whether the radiator in a position is thin enough, with its fans; one in front takes length from the card instead. */
export function radiatorThickness(
  { chassis, radiators }: Build,
  position: RadiatorPosition,
): Finding | undefined {
  const radiator = radiators.find((one) => one.position === position)
  if (!chassis || !radiator || position === 'front') return undefined
  const clearance = chassis.radiatorClearance?.[position]
  return whenKnown(
    {
      available: [
        `how thick a radiator may be before it meets ${against[position]}`,
        clearance?.length,
      ],
      thickness: ['the radiator’s thickness', radiator.thickness],
      withFans: ['whether its fans are counted in the case’s figure', clearance?.withFans],
    },
    ({ available, thickness, withFans }) => {
      const fans = withFans ? fanThickness : 0
      return compareLengths({
        needed: thickness + fans,
        available,
        condition: fans > 0 ? `of which ${mm(fans)} for its fans` : 'without its fans',
        excess: 'too thick',
        note: `It comes near ${against[position]}: thicker fans would not fit.`,
      })
    },
  )
}
