import { setTimeout } from 'node:timers/promises'
import { DatabaseError } from './failure.ts'
import type { Database } from './schema.ts'

const longestPause = 100

/**
 * Makes a database run its statements, and its transactions as a whole, again while others are writing, for so many
 * milliseconds. The event loop and other queries go on meanwhile. A DatabaseError of kind `busy` is thrown after that.
 */
export function retryWhileBusy(db: Database, patience: number): void {
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
