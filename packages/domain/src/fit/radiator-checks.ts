import { type Build, fanThickness, type RadiatorPosition } from './build.ts'
import {
  compareAmounts,
  compareLengths,
  type Finding,
  mm,
  unchecked,
  unknown,
  whenKnown,
} from './check.ts'

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
  if (!chassis) return unknown('case')
  const taken = chassis.radiators?.[position]
  if (!taken && !chassis.allPositionsKnown) return unchecked
  if (!taken || taken.length === 0)
    return {
      status: 'collides',
      result: 'No place for one',
      calculation: `${chassis.name} takes no radiator, ${position}`,
    }
  const longest = Math.max(...taken)
  const longestOfItsFans = Math.max(0, ...taken.filter((one) => fanOf(one) === fanOf(size)))
  // Radiators are made for fans of 120 or of 140 mm, whose holes differ.
  if (size > longestOfItsFans && size <= longest) return unchecked
  const available = longestOfItsFans || longest
  const finding = compareAmounts({ needed: size, available, excess: 'too long', write: mm })
  return size === available ? { ...finding, result: 'The size it takes' } : finding
}

/** Whether a radiator at the top is thin enough, with its fans. */
export function topThickness({ chassis, radiators }: Build): Finding | undefined {
  const radiator = radiators.find(({ position }) => position === 'top')
  if (!chassis || !radiator) return undefined
  const clearance = chassis.radiatorClearance?.top
  return whenKnown(
    {
      available: [undefined, clearance?.length],
      thickness: ['top-thickness', radiator.thickness],
      withFans: [undefined, clearance?.withFans],
    },
    ({ available, thickness, withFans }) => {
      const fans = withFans ? fanThickness : 0
      return compareLengths({
        needed: thickness + fans,
        available,
        condition: fans > 0 ? `of which ${mm(fans)} for its fans` : 'without its fans',
        excess: 'too thick',
        note: 'It comes near the board and its memory: thicker fans would not fit.',
      })
    },
  )
}
