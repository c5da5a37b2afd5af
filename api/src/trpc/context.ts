import type { Database } from '../database/schema.ts'

/** What every procedure is given. */
export interface Context {
  db: Database
  /** Counts a write against the caller's address; throws a 429 past the limit. */
  countWrite: () => Promise<void>
}
