import { inWords } from '../text/in-words.ts'
import type { Build, Chassis, Radiator } from './build.ts'
import { type Check, compareAmounts, mm, unknown } from './check.ts'

/** Whether each radiator finds a place of its size. */
export function radiatorSizes({ chassis, radiators }: Build): Check[] {
  return radiators.map((radiator) => radiatorSize(chassis, radiator))
}

function radiatorSize(chassis: Chassis | undefined, { position, size }: Radiator): Check {
  const heading = {
    id: `radiator-${position}`,
    subject: 'radiator',
    title: `Radiator, ${position}`,
  } as const
  if (!chassis) return unknown(heading, ['the case'])
  const taken = chassis.radiators?.[position]
  if (!taken && !chassis.allPositionsKnown)
    return unknown(heading, [`the largest radiator that the case takes, ${position}`])
  if (!taken || taken.length === 0)
    return {
      ...heading,
      status: 'collides',
      result: 'No place for one',
      calculation: `${chassis.name} takes no radiator, ${position}`,
    }
  const longest = Math.max(...taken)
  const longestOfItsFans = Math.max(0, ...taken.filter((one) => fanOf(one) === fanOf(size)))
  // Radiators are made for fans of 120 or of 140 mm, whose holes differ.
  if (size > longestOfItsFans && size <= longest)
    return unknown(heading, [
      `whether fans of ${fanOf(size)} mm can be mounted (the case’s figure is ${inWords(taken.map(mm))})`,
    ])
  const available = longestOfItsFans || longest
  const check = compareAmounts(heading, { needed: size, available, excess: 'too long', write: mm })
  return size === available ? { ...check, result: 'The size it takes' } : check
}

/** mm of each of its fans. */
export function fanOf(size: number): 120 | 140 {
  return size % 140 === 0 ? 140 : 120
}
