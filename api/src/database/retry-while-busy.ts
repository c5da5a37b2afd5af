import { setTimeout } from 'node:timers/promises'
import { DatabaseError } from './failure.ts'
import type { Database } from './schema.ts'

/** How long a statement or a transaction waits for others, in ms. */
const patience = 2_000
const longestPause = 100

/**
 * Makes a database run its statements, and its transactions as a whole, again while another process is writing, for about
 * two seconds. The event loop and other queries go on meanwhile. A DatabaseError of kind `busy` is thrown after that.
 */
export function retryWhileBusy(db: Database): void {
  const executor = db.getExecutor()
  const provideConnection = executor.provideConnection.bind(executor)
  // Kysely has no option for this. Each statement and each transaction takes a connection once.
  executor.provideConnection = async (use, options) => {
    const deadline = performance.now() + patience
    for (let pause = 5; ; pause = Math.min(2 * pause, longestPause)) {
      try {
        return await provideConnection(use, options)
      } catch (error) {
        const busy = error instanceof DatabaseError && error.kind === 'busy'
        if (!busy || performance.now() > deadline) throw error
      }
      await setTimeout(pause)
    }
  }
}
