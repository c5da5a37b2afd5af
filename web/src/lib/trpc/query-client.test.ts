import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from './http-error.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often a read is tried that fails each time with this error. */
async function triesOf(failure: Error, onServer: boolean): Promise<number> {
  const read = vi.fn<() => Promise<string[]>>().mockRejectedValue(failure)
  const client = createQueryClient({ onServer })
  await Promise.all([
    expect(client.fetchQuery({ queryKey: ['products'], queryFn: read })).rejects.toBe(failure),
    vi.advanceTimersByTimeAsync(60_000),
  ])
  return read.mock.calls.length
}

test.each([
  [new TypeError('Failed to fetch'), 2],
  [new HttpError(500, 'x'), 2],
  [new HttpError(503, 'x'), 2],
  [new HttpError(400, 'x'), 1],
  [new HttpError(401, 'x'), 1],
  [new HttpError(404, 'x'), 1],
  [new HttpError(429, 'x'), 1],
])(
  'a read that fails with %s is tried %i times, and once while a page is rendered',
  async (error, times) => {
    expect(await triesOf(error, false)).toBe(times)
    expect(await triesOf(error, true)).toBe(1)
  },
)

test('what was read is fresh for 5 minutes and kept for 10; nothing is polled, nor read when the window is seen again, and writes are tried once, all without waiting for a connection', () => {
  const minute = 60_000
  expect(createQueryClient({ onServer: false }).getDefaultOptions()).toMatchObject({
    queries: {
      networkMode: 'always',
      staleTime: 5 * minute,
      gcTime: 10 * minute,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    },
    mutations: { networkMode: 'always', retry: false },
  })
})
