import type { Database } from '../database/schema.ts'

/** What every procedure is given. A caller in this process gives the database alone. */
export interface Context {
  db: Database
  /** Names the request in the log, and to whom it failed. */
  requestId?: string | undefined
  /** How many addresses are asked in a day to confirm the newsletter, where it is not as usual. */
  newsletterDailyLimit?: number | undefined
  /** Counts a write against the caller's address. Throws past the limit. */
  limitWrites?: () => Promise<void>
  /** Counts a subscription against the caller's network. Throws past the limit. */
  limitSubscriptions?: () => Promise<void>
}
