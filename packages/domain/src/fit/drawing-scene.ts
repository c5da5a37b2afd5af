import type { Build, Chassis } from './build.ts'
import type { Check } from './check.ts'
import type { Frame } from './drawing-frame.ts'

/** What a build is drawn from. */
export interface Scene {
  build: Build
  chassis: Chassis
  frame: Frame
  /** The line of a check, by its id; undefined if the build has none. */
  check: (id: string) => Check | undefined
}
