import { setTimeout } from 'node:timers/promises'
import { DatabaseError } from './failure.ts'

/** How long a write waits for others, in ms. */
const patience = 2_000
const longestPause = 100

/**
 * Runs a write, again while another process is writing, for about two seconds. The event loop
 * goes on meanwhile. Throws a DatabaseError of kind `busy` after that.
 */
export async function retryWhileBusy<T>(write: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patience
  for (let pause = 5; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await write()
    } catch (error) {
      const busy = error instanceof DatabaseError && error.kind === 'busy'
      if (!busy || performance.now() > deadline) throw error
    }
    await setTimeout(pause)
  }
}
