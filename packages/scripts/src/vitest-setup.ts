import { setImmediate } from 'node:timers/promises'
import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { compileCache } from './paths.ts'

// For the processes that tests start: to compile their sources takes most of their time.
process.env.NODE_COMPILE_CACHE ??= compileCache

// A stray console.error or console.warn fails the test it came from, and so does the use of what is deprecated.
const complaints: string[] = []

process.on('warning', ({ name, message }) => {
  if (name === 'DeprecationWarning') complaints.push(message)
})

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      complaints.push(format(...args))
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expectNoComplaints()
})

// What the end of the last test did; Node warns a moment later.
afterAll(async () => {
  await setImmediate()
  expectNoComplaints()
})

function expectNoComplaints(): void {
  const all = complaints.splice(0)
  if (all.length > 0) throw new Error(`There were complaints:\n${all.join('\n')}`)
}
