import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

// A stray console.error or console.warn fails the test it came from.
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      complaints.push(format(...args))
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  if (complaints.length > 0)
    throw new Error(`The console was complained to:\n${complaints.join('\n')}`)
})
