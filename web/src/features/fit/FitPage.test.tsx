// @vitest-environment happy-dom
import { answerBuild } from '@argo/domain/fit/answer-build'
import { buildSearch, buildValues } from '@argo/domain/fit/build-search'
import type { BuildValues } from '@argo/domain/fit/build-values'
import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
} from '@tanstack/react-router'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../lib/trpc/trpc.ts'
import { useAnnouncement } from '../../lib/notifications/announcement.ts'
import { answering, renderRouter } from '../../test-render.tsx'
import FitPage from './FitPage.tsx'

const choices = { case: [], cooler: [], supply: [] }

/** Settled when answers may come. */
let held: Promise<void> | undefined

/** Answers builds by the domain’s own rules, for a catalogue without products. */
const answers = answering(async (_path, build) => {
  await held
  return answerBuild(build as BuildValues, choices)
})

const aMoment = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))

let close: (() => Promise<void>) | undefined

/** Opens the page at an address, in the place of the one before. */
async function open(address: string) {
  await close?.()
  const queryClient = new QueryClient()
  const client = createClient(answers)
  const utils = createTRPCQueryUtils({ queryClient, client })
  const rootRoute = createRootRoute()
  const fitRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/fit',
    validateSearch: buildSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => utils.fit.answer.ensureData(buildValues(deps)),
    component: () => (
      <>
        <FitPage />
        <p role="status">{useAnnouncement()}</p>
      </>
    ),
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([fitRoute]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseSearchWith(String),
  })
  close = await renderRouter(router, answers, queryClient)
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull())
  // The form reads what was typed before a moment later.
  await aMoment()
  return router
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`form [name="${name}"]`)!
const answer = () => document.querySelector<HTMLElement>('#answer')!

/** Sets a field as a visitor does: React hears of it by the event. */
async function fill(name: string, value: string) {
  await act(async () => {
    const prototype = Object.getPrototypeOf(field(name))
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field(name), value)
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
    field(name).dispatchEvent(new Event('change', { bubbles: true }))
  })
  await aMoment()
}

async function send() {
  await act(async () => document.querySelector<HTMLElement>('button[type=submit]')?.focus())
  await act(async () => document.querySelector('form')?.requestSubmit())
}

beforeEach(() => {
  sessionStorage.clear()
})

afterEach(() => {
  close = undefined
})

test('an empty form is answered by what to choose first, with the focus, and stays at its address', async () => {
  const router = await open('/fit')
  await send()
  expect(answer().textContent).toBe('Choose a case or a part first')
  expect(document.activeElement).toBe(answer())
  expect(router.latestLocation.href).toBe('/fit')
})

test('a form of which nothing can be read says so, and what to choose first', async () => {
  await open('/fit')
  await fill('card-length', 'long')
  await send()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Graphics card, length')
  expect(answer().textContent).toBe('Choose a case or a part first')
  expect(document.activeElement).toBe(answer())
})

test('an unchanged build is answered again: its answer comes into view and has the focus', async () => {
  const router = await open('/fit?card-watts=450')
  const scrolled = vi.spyOn(answer(), 'scrollIntoView')
  for (const times of [1, 2]) {
    await send()
    expect(document.activeElement).toBe(answer())
    expect(scrolled).toHaveBeenCalledTimes(times)
  }
  expect(router.history.length).toBe(1)
})

test('what was said of an empty form is gone after "Start again"', async () => {
  const router = await open('/fit?card-watts=450')
  await send()
  await act(async () => router.navigate({ to: '/fit' }))
  expect(answer().textContent).toBe('Choose a case or a part first')
  expect(field('card-watts').value).toBe('')
})

test('the fields stay the same elements from one build to the next', async () => {
  await open('/fit')
  const length = field('card-length')
  await fill('card-length', '336')
  await send()
  expect(answer().textContent).toBe('Choose a case')
  expect(field('card-length')).toBe(length)
  expect(length.value).toBe('336')
})

test('the answer follows the fields while they are filled in, at the same address, and is announced', async () => {
  const router = await open('/fit')
  await fill('card-watts', '450')
  expect(answer().textContent).toBe('Add the processor’s watts')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Add the processor’s watts')
  await fill('card-length', '336')
  const card = () => document.querySelector('svg[role=img] rect[width="336"]')
  expect(card()).not.toBeNull()
  await fill('card-length', '')
  expect(card()).toBeNull()
  expect(router.latestLocation.href).toBe('/fit')
})

test('a field is said to be wrong once it is left', async () => {
  await open('/fit')
  await act(async () => field('card-length').focus())
  await fill('card-length', '3')
  expect(field('card-length').getAttribute('aria-invalid')).toBeNull()
  await act(async () => field('card-length').blur())
  expect(field('card-length').getAttribute('aria-invalid')).toBe('true')
})

test('Back brings the fields of the build before', async () => {
  const router = await open('/fit?card-length=336')
  await fill('card-length', '410')
  await send()
  await act(async () => router.history.back())
  await vi.waitFor(() => expect(field('card-length').value).toBe('336'))
})

test('what is typed after a build was sent stays when its answer comes', async () => {
  await open('/fit?card-watts=300')
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  await fill('card-length', '410')
  await send()
  await fill('board', 'atx')
  await act(async () => release())
  held = undefined
  await vi.waitFor(() => expect(document.querySelector('#list')).not.toBeNull())
  expect(field('card-length').value).toBe('410')
  expect(field('board').value).toBe('atx')
})

test('what is typed and not sent is there again after another page, and not for another build', async () => {
  await open('/fit?card-length=336')
  await fill('card-length', '410')
  await fill('card-slots', '3')
  await open('/fit?card-length=336')
  await vi.waitFor(() => expect(field('card-length').value).toBe('410'))
  expect(field('card-slots').value).toBe('3')
  const section = field('card-slots').closest('details')
  expect(section?.querySelector('summary')?.textContent).toContain('slots: 3')
  expect(section?.parentElement?.closest('details')?.open).toBe(true)
  await open('/fit')
  expect(field('card-length').value).toBe('')
  await open('/fit?card-length=336')
  expect(field('card-length').value).toBe('336')
})

test('a damaged draft leaves the form as the address says', async () => {
  for (const text of ['{', 'null', '[]', '{"address":1,"fields":2}']) {
    sessionStorage.setItem('argo:build-draft', text)
    await open('/fit?card-length=336')
    expect(field('card-length').value).toBe('336')
  }
})
