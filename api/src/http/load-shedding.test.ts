import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { expectProblem, testApp } from '../test-app.ts'
import type { OverloadLimits } from './load-shedding.ts'

async function site(overload: Partial<OverloadLimits>) {
  const lines: { msg: string; level: number }[] = []
  const { app } = await testApp({
    overload: { sampleInterval: 100, ...overload },
    logLevel: 'warn',
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  let made = 0
  return {
    app,
    lines,
    statusOf: async (url: string) => (await app.inject(url)).statusCode,
    /** What a page is answered that is not cached. */
    statusOfMiss: async () => (await app.inject(`/cases/new-${(made += 1)}`)).statusCode,
  }
}

/** Keeps the event loop from its turn again and again, by this work, until the test ends or the function is called. */
function occupy(work: () => void): () => void {
  const end = new AbortController()
  const stop = () => end.abort()
  onTestFinished(stop)
  const turn = async () => {
    while (!end.signal.aborted) {
      work()
      await setImmediate()
    }
  }
  void turn()
  return stop
}

// By the thread's own time, so that a busy machine counts for nothing.
function compute() {
  const begun = process.threadCpuUsage()
  while (process.threadCpuUsage(begun).user < 60_000);
}

function wait() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)
}

test('a server that does not keep up refuses what costs it time, and serves cached pages, files and monitors', async () => {
  const { app, lines, statusOf, statusOfMiss } = await site({
    eventLoopDelay: 20,
    processorShare: 0.02,
  })
  await expect.poll(() => statusOf('/home')).toBe(200)
  const stop = occupy(compute)
  await expect.poll(statusOfMiss).toBe(503)
  const refused = await app.inject('/api/products/79')
  expectProblem(refused, 503, 'The site is busy. Please try again in a moment.')
  expect(refused.headers['retry-after']).toBe('5')
  const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
  const send = () => app.inject({ method: 'POST', url: '/api/contact', payload: letter })
  expectProblem(await send(), 503, 'Please go back and send this again in a moment.')
  for (const url of ['/home', '/healthz', '/readyz', '/favicon.svg'])
    expect([url, await statusOf(url)]).toEqual([url, 200])
  expect(await statusOf('/')).toBe(307)
  expect(lines.map(({ msg }) => msg)).toContain('overloaded; requests are refused')
  stop()
  await expect.poll(async () => (await send()).statusCode).toBe(201)
  await expect.poll(statusOfMiss).toBe(200)
})

test('a server that is late because others have the processor refuses nothing', async () => {
  const limits = { eventLoopDelay: 20, heapUsed: Infinity }
  const { statusOfMiss } = await site(limits)
  const blind = await site({ ...limits, processorShare: 0 })
  occupy(wait)
  await expect.poll(blind.statusOfMiss).toBe(503)
  expect(await statusOfMiss()).toBe(200)
})

test('a heap that is nearly full is overload, whatever the processor does', async () => {
  const { statusOf, statusOfMiss } = await site({ eventLoopDelay: Infinity, heapUsed: 1 })
  await expect.poll(statusOfMiss).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
})

test('so it is in a server that is late because others have the processor', async () => {
  const { statusOfMiss } = await site({ eventLoopDelay: 20, heapUsed: 1 })
  const blind = await site({ eventLoopDelay: 20, processorShare: 0, heapUsed: Infinity })
  occupy(wait)
  await expect.poll(blind.statusOfMiss).toBe(503)
  expect(await statusOfMiss()).toBe(503)
})
