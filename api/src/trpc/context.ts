import type { Database } from '../database/schema.ts'
import type { Write } from '../http/write.ts'

/** What every procedure is given. A caller in this process gives the database alone. */
export interface Context {
  db: Database
  overHttp?: true
  /** Names the request in the log, and to whom it failed. */
  requestId?: string | undefined
  /** Counts a write against the caller's address; throws past a limit. */
  limitWrites?: { attempt: () => Promise<void>; store: (write: Write) => Promise<void> }
}
