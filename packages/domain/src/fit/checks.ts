import { boardSize } from './board-size.ts'
import type { Build } from './build.ts'
import { cardLength } from './card-length.ts'
import { cardThickness } from './card-thickness.ts'
import { uprightCooler, uprightSlots, uprightThickness, uprightWeight } from './card-upright.ts'
import type { Check } from './check.ts'
import { coolerHeat } from './cooler-heat.ts'
import { coolerHeight } from './cooler-height.ts'
import { coolerSocket } from './cooler-socket.ts'
import { largeDrives, smallDrives } from './drive-bays.ts'
import { radiatorSizes } from './radiator-size.ts'
import { radiatorThicknesses } from './radiator-thickness.ts'
import { supplyLength } from './supply-length.ts'

/** A check gives its line, several, or none where its part is not in the build. */
const checks: ((build: Build) => Check | Check[] | undefined)[] = [
  cardLength,
  cardThickness,
  uprightSlots,
  uprightThickness,
  uprightWeight,
  uprightCooler,
  coolerHeight,
  coolerSocket,
  coolerHeat,
  radiatorSizes,
  radiatorThicknesses,
  supplyLength,
  boardSize,
  largeDrives,
  smallDrives,
]

// These do not depend on the case.
const sameInEveryCase: ReadonlySet<(typeof checks)[number]> = new Set([
  uprightThickness,
  uprightWeight,
  coolerSocket,
  coolerHeat,
])

/** Every check of a build except those of its power, in the order of the parts. */
export function checkBuild(build: Build): Check[] {
  return checks.flatMap((check) => check(build) ?? [])
}

/** Those of them that another case would change. */
export function checkCase(build: Build): Check[] {
  return checks.flatMap((check) => (sameInEveryCase.has(check) ? [] : (check(build) ?? [])))
}
