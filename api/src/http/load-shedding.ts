import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { boundTurns } from './event-loop-turns.ts'
import { siteIsBusy } from './problem.ts'

/** When a server has more to do than it can. */
export interface OverloadLimits {
  /** How late the event loop is, on average over a sample, in milliseconds. */
  eventLoopDelay: number
  /** How much of a processor its thread has used meanwhile: a loop that is late with less waits for other processes. */
  processorShare: number
  /** Milliseconds that a request may wait for its turn of the event loop. */
  longestWait: number
  /** Bytes of the heap in use. */
  heapUsed: number
  /** Milliseconds of a sample. */
  sampleInterval: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes that an overloaded server serves too. */
    alwaysServed?: true
  }
}

// Under full load the loop is 2 to 15 ms late; a heap that is nearly full ends the process.
const usual: OverloadLimits = {
  eventLoopDelay: 250,
  processorShare: 0.5,
  longestWait: 2_000,
  heapUsed: 0.9 * getHeapStatistics().heap_size_limit,
  sampleInterval: 1_000,
}

const loggedEvery = 10_000

/** How often the event loop's delay is measured, in milliseconds. */
const resolution = 10

/** Bounds the event loop's turns. While the server is overloaded, refuses every request that comes so far, with 503 and Retry-After. */
export function shedLoad(app: FastifyInstance, given: Partial<OverloadLimits> = {}): void {
  const limits = { ...usual, ...given }
  const sample = takeSamples(app, limits.sampleInterval)
  let loggedAt = -loggedEvery
  const refuse = (request: FastifyRequest, reason: object): Error => {
    if (performance.now() - loggedAt > loggedEvery) {
      loggedAt = performance.now()
      const { processorShare } = sample()
      app.log.warn({ ...reason, processorShare }, 'overloaded; requests are refused')
    }
    return siteIsBusy(request)
  }
  boundTurns(app, limits.longestWait, (request, waited) => refuse(request, { waited }))
  app.addHook('onRequest', (request, _reply, next) => {
    const { eventLoopDelay, processorShare, heapUsed } = sample()
    const isLate = eventLoopDelay > limits.eventLoopDelay && processorShare >= limits.processorShare
    const isFull = heapUsed > limits.heapUsed
    if (request.routeOptions.config.alwaysServed || !(isLate || isFull)) return next()
    return next(refuse(request, isFull ? { heapUsed } : { eventLoopDelay }))
  })
}

/** What is compared with the limits. */
type Sample = Pick<OverloadLimits, 'eventLoopDelay' | 'processorShare' | 'heapUsed'>

// Nothing here opens a file, as process.memoryUsage() does: it would throw once no more can be opened, and end the process.
function takeSamples(app: FastifyInstance, interval: number): () => Sample {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  let sample: Sample = { eventLoopDelay: 0, processorShare: 0, heapUsed: 0 }
  let last = { at: performance.now(), used: threadTime() }
  const timer = setInterval(() => {
    const now = { at: performance.now(), used: threadTime() }
    sample = {
      // Without a mean it was too late to be measured.
      eventLoopDelay: Number.isNaN(delays.mean) ? Infinity : delays.mean / 1e6 - resolution,
      processorShare: (now.used - last.used) / (now.at - last.at),
      heapUsed: getHeapStatistics().used_heap_size,
    }
    delays.reset()
    last = now
  }, interval).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
  return () => sample
}

function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
