// @vitest-environment happy-dom
import { act, createElement, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useToaster } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissNotification, notify } from './notify.ts'

let root: Root
let stored: ReturnType<typeof useToaster>['toasts']

function Reader() {
  const { toasts } = useToaster()
  useEffect(() => {
    stored = toasts
  }, [toasts])
  return null
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(createElement(Reader)))
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a dismissed notification leaves the store 1,000,000 ms later', async () => {
  await act(async () => notify({ title: 'Sent', text: 'We will reply by e-mail.' }))
  expect(stored).toMatchObject([{ visible: true, message: 'Sent\nWe will reply by e-mail.' }])
  await act(async () => dismissNotification())
  await pass(999_999)
  expect(stored).toMatchObject([{ visible: false }])
  await pass(1)
  expect(stored).toEqual([])
})

test('a notification dismisses itself after five seconds, and leaves the store 1,000,000 ms after that', async () => {
  await act(async () => notify({ title: 'Sent', text: 'We will reply by e-mail.' }))
  await pass(4_999)
  expect(stored).toMatchObject([{ visible: true }])
  await pass(1)
  expect(stored).toMatchObject([{ visible: false }])
  await pass(999_999)
  expect(stored).toHaveLength(1)
  await pass(1)
  expect(stored).toEqual([])
})
