// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../lib/notifications/notify.ts'
import { renderPage } from '../../test-render.tsx'
import { Notifications } from './Notifications.tsx'

const area = () => document.querySelector('section')!
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-tone]')]
const close = () => cards()[0]?.querySelector('button')
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = (key: string) =>
  act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key })))
const tell = (title: string) => act(async () => notify({ title, text: 'It is on its way.' }))

/** What the browser does once a card that leaves has faded out. */
const fadeOut = () =>
  act(async () => {
    for (const card of cards())
      if (card.inert) card.dispatchEvent(new Event('transitionend', { bubbles: true }))
  })

beforeEach(async () => {
  vi.useFakeTimers()
  await renderPage(() => (
    <>
      <a href="/">A link</a>
      <Notifications />
    </>
  ))
  document.querySelector('a')?.focus()
})
afterEach(async () => {
  await pass(2_000_000)
  vi.useRealTimers()
})

test('a notification stays for five seconds, and another takes its place', async () => {
  await tell('Sent')
  await pass(4_999)
  expect(cards()[0]?.inert).toBe(false)
  await tell('Sent again')
  expect(cards().map((card) => card.querySelector('p')?.textContent)).toEqual(['Sent again'])
  await pass(4_999)
  expect(cards()[0]?.inert).toBe(false)
  await pass(1)
  expect(cards()[0]?.inert).toBe(true)
  await fadeOut()
  expect(cards()).toEqual([])
  await pass(1_000_000)
  expect(cards()).toEqual([])
})

test('its time stands still while the focus is on it', async () => {
  await tell('Sent')
  await pass(4_000)
  await press('F8')
  await pass(60_000)
  expect(cards()[0]?.inert).toBe(false)
  await act(async () => document.querySelector('a')?.focus())
  await pass(900)
  expect(cards()[0]?.inert).toBe(false)
  await pass(200)
  expect(cards()[0]?.inert).toBe(true)
})

test('the focus stays in the area when another takes the place of the one that has it, and is given back', async () => {
  await tell('Sent')
  await press('F8')
  await act(async () => close()?.focus())
  await pass(10)
  await tell('Sent again')
  expect(document.activeElement).toBe(area())
  await press('Escape')
  expect(document.activeElement).toBe(document.querySelector('a'))
  await fadeOut()
  expect(cards()).toEqual([])
})

test('its button dismisses it and gives the focus back', async () => {
  await tell('Sent')
  await press('F8')
  await act(async () => close()?.focus())
  await act(async () => close()?.click())
  expect(document.activeElement).toBe(document.querySelector('a'))
  await fadeOut()
  expect(cards()).toEqual([])
})

test('F8 on an empty area says that there is nothing, and Escape gives the focus back', async () => {
  await press('F8')
  expect(document.activeElement).toBe(area())
  expect(area().textContent).toBe('No notifications.')
  await press('Escape')
  expect(document.activeElement).toBe(document.querySelector('a'))
})
