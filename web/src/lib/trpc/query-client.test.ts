import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HttpError } from './http-error.ts'
import { createQueryClient } from './query-client.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

/** How often a read is tried that fails each time with this error. */
async function triesOf(failure: Error, onServer = false): Promise<number> {
  const read = vi.fn<() => Promise<string[]>>().mockRejectedValue(failure)
  const client = createQueryClient({ onServer })
  await Promise.all([
    expect(client.fetchQuery({ queryKey: ['products'], queryFn: read })).rejects.toBe(failure),
    vi.advanceTimersByTimeAsync(minute),
  ])
  return read.mock.calls.length
}

describe('a read that fails', () => {
  test.each([
    [new TypeError('Failed to fetch'), 2],
    [new HttpError(500, 'x'), 2],
    [new HttpError(503, 'x'), 2],
    [new HttpError(400, 'x'), 1],
    [new HttpError(401, 'x'), 1],
    [new HttpError(404, 'x'), 1],
    [new HttpError(429, 'x'), 1],
  ])('with %s is tried %i times', async (error, times) => {
    expect(await triesOf(error)).toBe(times)
  })

  test('without a connection fails as well, and does not wait for one', async () => {
    onlineManager.setOnline(false)
    expect(await triesOf(new TypeError('Failed to fetch'))).toBe(2)
  })

  test('is not tried again while a page is rendered', async () => {
    expect(await triesOf(new HttpError(500, 'x'), true)).toBe(1)
  })
})

test('a write that fails is never tried again', async () => {
  const write = vi.fn<() => Promise<void>>().mockRejectedValue(new HttpError(503, 'x'))
  const client = createQueryClient({ onServer: false })
  await Promise.all([
    expect(new MutationObserver(client, { mutationFn: write }).mutate()).rejects.toThrow('503: x'),
    vi.advanceTimersByTimeAsync(minute),
  ])
  expect(write).toHaveBeenCalledTimes(1)
})

function reading() {
  const read = vi.fn<() => Promise<string[]>>().mockResolvedValue(['Edge'])
  const client = createQueryClient({ onServer: false })
  const options = { queryKey: ['products'], queryFn: read }
  const look = () => new QueryObserver(client, options).subscribe(() => {})
  return { read, client, look }
}

test('what was read is fresh for 5 minutes and read again after that', async () => {
  const { read, look } = reading()
  look()()
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  look()()
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  look()()
  expect(read).toHaveBeenCalledTimes(2)
})

test('what nobody looks at is dropped after 10 minutes', async () => {
  const { client, look } = reading()
  const stop = look()
  await vi.advanceTimersByTimeAsync(30 * minute)
  stop()
  await vi.advanceTimersByTimeAsync(10 * minute - 1)
  expect(client.getQueryData(['products'])).toEqual(['Edge'])
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(['products'])).toBeUndefined()
})

test('coming back to the window reads nothing again, and nothing is polled', async () => {
  const { read, look } = reading()
  const stop = look()
  await vi.advanceTimersByTimeAsync(6 * minute)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(read).toHaveBeenCalledTimes(1)
  stop()
})
