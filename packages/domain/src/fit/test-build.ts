import type { Build, Chassis } from './build.ts'
import type { Check } from './check.ts'
import { checkBuild } from './checks.ts'

/** A case with the figures of Edge. */
export const testChassis: Chassis = {
  name: 'Edge',
  card: { length: 400, condition: 'with front fans', withFans: true },
  cardBehindRadiator: { length: 373, radiator: 27, condition: 'behind a 27 mm front radiator' },
  coolerHeight: 168,
  supply: { length: 210, condition: 'with the drive cage fitted' },
  boards: { sizes: ['ATX', 'micro-ATX', 'Mini-ITX'] },
  slots: 7,
  radiators: { front: [360], top: [360], bottom: [120] },
  radiatorClearance: { top: { length: 55, condition: 'with fans', withFans: true } },
  allPositionsKnown: true,
  bays: { large: 2, small: 2 },
  outside: { height: 480, width: 230, depth: 480 },
  cableSpace: 22,
  watts: 15.7,
}

/** A build of nothing but what is given. */
export function testBuild(parts: Partial<Build> = {}): Build {
  return { radiators: [], drives: { large: 0, small: 0 }, ...parts }
}

/** A check of such a build, or undefined if it has none of this id. */
export function checkOf(id: string, parts: Partial<Build>): Check | undefined {
  return checkBuild(testBuild(parts)).find((check) => check.id === id)
}

/** The same as it is read. */
export function checkLine(id: string, parts: Partial<Build>): string | undefined {
  const check = checkOf(id, parts)
  return check && [check.status, check.result, check.calculation].join('; ')
}
