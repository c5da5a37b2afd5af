import { setTimeout } from 'node:timers/promises'

const patience = 2_000
const longestPause = 100

/**
 * Runs a write, again while another process is writing, for about two seconds in all. The event loop
 * goes on meanwhile. Throws SQLite's own SQLITE_BUSY after that.
 */
export async function retryWhileBusy<T>(write: () => Promise<T>): Promise<T> {
  let waited = 0
  for (let pause = 5; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await write()
    } catch (error) {
      if (!isBusy(error) || waited >= patience) throw error
    }
    await setTimeout(pause)
    waited += pause
  }
}

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('SQLITE_BUSY')
}
