import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** One round of load: connections that ask for one address, each again as soon as it is answered. */
export interface LoadJob {
  port: number
  address: string
  acceptEncoding: string
  connections: number
  seconds: number
}

/** What one round measured; times in milliseconds. */
export interface LoadResult {
  requestsPerSecond: number
  p50: number
  p99: number
  /** The loader's own share of a processor: near 1 it measures itself, and not the server. */
  busy: number
}

export interface Loader {
  run: (job: LoadJob) => Promise<LoadResult>
  stop: () => void
}

/** Starts the loader in a process of its own, so that it takes no time from what it measures. */
export function startLoader(): Loader {
  const child = fork(fileURLToPath(new URL('loader.ts', import.meta.url)))
  return {
    run: async (job) => {
      child.send(job)
      const [result] = (await once(child, 'message')) as [LoadResult | string]
      if (typeof result === 'string') throw new Error(`${job.address}: ${result}`)
      return result
    },
    stop: () => child.kill(),
  }
}
