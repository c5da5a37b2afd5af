import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
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

/** Bounds the event loop's turns. While the server is overloaded, refuses every request that comes so far, with 503 and Retry-After. */
export async function shedLoad(
  app: FastifyInstance,
  given: Partial<OverloadLimits> = {},
): Promise<void> {
  const limits = { ...usual, ...given }
  const processorShare = sampleProcessorShare(app, limits.sampleInterval)
  let loggedAt = -loggedEvery
  const refuse = (request: FastifyRequest, reason: string, value: unknown): Error => {
    if (performance.now() - loggedAt > loggedEvery) {
      loggedAt = performance.now()
      app.log.warn(
        { [reason]: value, processorShare: processorShare() },
        'overloaded; requests are refused',
      )
    }
    return siteIsBusy(request)
  }
  boundTurns(app, limits.longestWait, (request, waited) => refuse(request, 'waited', waited))
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelay,
    maxHeapUsedBytes: limits.heapUsed,
    sampleInterval: limits.sampleInterval,
    pressureHandler: (request, _reply, type, value) => {
      if (request.routeOptions.config.alwaysServed) return undefined
      const isLate = type === underPressure.TYPE_EVENT_LOOP_DELAY
      if (isLate && processorShare() < limits.processorShare) return undefined
      return Promise.reject(refuse(request, type, value))
    },
  })
}

// How much of a processor this thread has used in the last sample, from 0 to 1.
function sampleProcessorShare(app: FastifyInstance, interval: number): () => number {
  let share = 0
  let last = { at: performance.now(), used: threadTime() }
  const timer = setInterval(() => {
    const now = { at: performance.now(), used: threadTime() }
    share = (now.used - last.used) / (now.at - last.at)
    last = now
  }, interval).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return () => share
}

function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
