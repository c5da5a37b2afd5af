import type { DatabaseName } from './databases.ts'

/** What a trial is told. */
export interface TrialOptions {
  seed: number
  databases: DatabaseName[]
  /** How many times it does what it tries, in place of its own number. */
  rounds?: number | undefined
}
