import { delimiter, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { compileCache, root } from './paths.ts'

// For the processes that tests start: to compile their sources takes most of their time.
process.env.NODE_COMPILE_CACHE ??= compileCache

// As pnpm does: an editor starts Vitest without the project's commands in PATH.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

// A stray console.error or console.warn fails the test it came from, and so does a warning of Node's.
const complaints: string[] = []

function complainOfWarning({ name, message }: Error): void {
  if (name !== 'ExperimentalWarning') complaints.push(`${name}: ${message}`)
}
process.on('warning', complainOfWarning)

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
  process.off('warning', complainOfWarning)
  expectNoComplaints()
})

function expectNoComplaints(): void {
  const all = complaints.splice(0)
  if (all.length > 0) throw new Error(`There were complaints:\n${all.join('\n')}`)
}
