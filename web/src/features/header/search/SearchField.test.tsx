// @vitest-environment happy-dom
import type { SearchResults } from '@argo/domain/search/result'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnnouncement } from '../../../lib/notifications/announcement.ts'
import { answering, renderPage } from '../../../test-render.tsx'
import { SearchField } from './SearchField.tsx'

/** Texts that suggestions were requested for. */
let requested: string[] = []
/** Answers that are not sent before these settle, by text. */
const held = new Map<string, Promise<void>>()

const nothing: SearchResults = {
  advice: [],
  nearest: false,
  correctedTo: null,
  entriesFirst: false,
  products: [],
  entries: [],
  filters: null,
}

function page(title: string) {
  const path = `/${title.toLowerCase()}`
  return {
    kind: 'page' as const,
    title,
    detail: '',
    path,
    parts: [{ text: title, marked: false }],
  }
}

/** "one" and "two" suggest pages, "wun" is corrected, "broken" fails, and all else finds nothing. */
const suggested: Record<string, SearchResults> = {
  one: { ...nothing, entries: [page('One'), page('Single')] },
  two: { ...nothing, entries: [page('Two')] },
  wun: { ...nothing, entries: [page('One')], correctedTo: 'one' },
  all: {
    ...nothing,
    advice: [{ title: 'Advice', detail: 'Of something', path: '/fit?card-length=336#answer' }],
    entries: [
      page('All'),
      { ...page('Chairs'), kind: 'category', path: '/chairs' },
      { ...page('Manual'), kind: 'download', path: '/downloads/manual.pdf' },
    ],
  },
}

const link = answering(async (path, input) => {
  if (path !== 'search.suggest') return []
  const { q } = input as { q: string }
  requested.push(q)
  await held.get(q)
  if (q === 'broken') throw new Error('No connection')
  return suggested[q] ?? nothing
})

function App() {
  return (
    <>
      <SearchField look="bar" whenEmpty={<p>Examples</p>} />
      <p role="status">{useAnnouncement()}</p>
    </>
  )
}

let router: Awaited<ReturnType<typeof renderPage>>

beforeEach(async () => {
  vi.useFakeTimers()
  requested = []
  held.clear()
  router = await renderPage(App, { link })
})

afterEach(() => void vi.useRealTimers())

const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')!
const list = () => document.querySelector<HTMLElement>('[role=listbox]')!
const options = () => [...list().querySelectorAll<HTMLAnchorElement>('[role=option]')]
const selected = () => list().querySelectorAll<HTMLAnchorElement>('[aria-selected=true]')
const announced = () => document.querySelector('[role=status]')!.textContent.trim()

/** Types a text in place of the one before; suggestions are not there yet. */
async function typeIn(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Lets time pass, and then what was requested meanwhile arrive. */
async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await act(() => vi.advanceTimersByTimeAsync(1))
}

/** Types a text and waits for its suggestions. */
async function search(text: string) {
  await typeIn(text)
  await wait(200)
}

/** Presses a key in the field; Enter that is left to the form submits it. */
async function press(key: string, init: KeyboardEventInit = {}) {
  await act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    if (field().dispatchEvent(event) && key === 'Enter' && !init.isComposing)
      field().form?.requestSubmit()
  })
}

const address = () => router.latestLocation.href

test('the arrows reach one option after the other, round again, and Enter follows it', async () => {
  await search('one')
  expect(options().map((option) => option.getAttribute('href'))).toEqual([
    '/search?q=one',
    '/one',
    '/single',
  ])
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  const reached: string[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await press(key)
    expect(selected()).toHaveLength(1)
    expect(field().getAttribute('aria-activedescendant')).toBe(selected()[0]!.id)
    reached.push(selected()[0]!.pathname)
  }
  expect(reached).toEqual(['/one', '/single', '/search', '/single', '/one'])
  await press('Enter')
  expect(address()).toBe('/one')
})

test('suggestions for what was typed before are seen to be old and cannot be reached, and Enter searches for what is typed', async () => {
  await search('one')
  await press('ArrowDown')
  const arrived = Promise.withResolvers<void>()
  held.set('two', arrived.promise)
  await typeIn('two')
  for (const ms of [0, 200]) {
    await wait(ms)
    expect(list().getAttribute('aria-busy')).toBe('true')
    expect(options().filter((option) => !option.closest('[inert]'))).toHaveLength(1)
    await press('ArrowDown')
    expect(selected()[0]!.search).toBe('?q=two')
  }
  await press('Enter')
  expect(address()).toBe('/search?q=two')
  arrived.resolve()
  await wait(0)
  expect(list().getAttribute('aria-busy')).toBe('false')
  expect(options()[1]!.pathname).toBe('/two')
})

test('an address with a query and a place is followed as it is, and a file is downloaded', async () => {
  await search('all')
  const titles = [...list().querySelectorAll('[role=group]')].map(
    (group) => document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent,
  )
  expect(titles).toEqual(['Categories', 'Pages', 'Downloads'])
  expect(options().at(-1)!.hasAttribute('download')).toBe(true)
  await press('ArrowDown')
  await press('Enter')
  expect(address()).toBe('/fit?card-length=336#answer')
})

test('keys of an input method are its own', async () => {
  await search('one')
  await press('ArrowDown', { isComposing: true })
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  await press('ArrowDown')
  await press('Enter', { isComposing: true })
  expect(address()).toBe('/')
})

test('what there is to search for stands below the field while it is empty', async () => {
  expect(document.body.textContent).toContain('Examples')
  await search('one')
  expect(document.body.textContent).not.toContain('Examples')
  await typeIn(' ')
  expect(document.body.textContent).toContain('Examples')
})

test('suggestions are requested once typing pauses, from two letters, and not again for the same text', async () => {
  for (const text of ['o', 'on', 'one']) {
    await typeIn(text)
    await wait(100)
  }
  expect(requested).toEqual([])
  await wait(100)
  await search('o')
  await search('two')
  await search(' One ')
  expect(requested).toEqual(['one', 'two'])
})

test('how many there are is announced, what was corrected is said, and nothing found says so', async () => {
  await search('one')
  expect(announced()).toBe('2 suggestions')
  await search('wun')
  expect(announced()).toBe('1 suggestion for “one”')
  expect(list().textContent).toContain('Showing suggestions for “one”')
  await search('nothing')
  expect(announced()).toBe('0 suggestions')
  expect(list().textContent).toContain('Nothing goes by that name.')
})

test('suggestions that do not load are said not to, and what was typed can be searched for', async () => {
  await search('broken')
  expect(list().textContent).toContain('The suggestions did not load.')
  expect(announced()).toContain('The suggestions did not load.')
  await press('Enter')
  expect(address()).toBe('/search?q=broken')
})
