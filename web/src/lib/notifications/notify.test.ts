// @vitest-environment happy-dom
import { act } from 'react'
import { useToaster } from 'react-hot-toast/headless'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from '../../test-hook.tsx'
import { notify } from './notify.ts'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a notification dismisses itself after five seconds, and leaves the store 1,000,000 ms after that', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const store = await renderHook(useToaster)
  await act(async () => notify({ title: 'Sent', text: 'We will reply by e-mail.' }))
  await pass(4_999)
  expect(store.current.toasts).toMatchObject([
    { visible: true, message: 'Sent\nWe will reply by e-mail.' },
  ])
  await pass(1)
  expect(store.current.toasts).toMatchObject([{ visible: false }])
  await pass(999_999)
  expect(store.current.toasts).toHaveLength(1)
  await pass(1)
  expect(store.current.toasts).toEqual([])
})

test('what dismisses a notification leaves one that took its place', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const store = await renderHook(useToaster)
  const dismiss = await act(async () =>
    notify({ title: 'Not saved', text: 'Please try again.', tone: 'failure' }),
  )
  const dismissNext = await act(async () =>
    notify({ title: 'Copied', text: 'The link is in the clipboard.' }),
  )
  await act(async () => dismiss())
  expect(store.current.toasts).toMatchObject([{ visible: true }])
  await act(async () => dismissNext())
  expect(store.current.toasts).toMatchObject([{ visible: false }])
})
