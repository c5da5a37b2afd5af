// @vitest-environment happy-dom
import { parseFilters } from '@argo/domain/lists/filters/list-filters'
import { useSearch } from '@tanstack/react-router'
import { act, useEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test-render.tsx'
import { type FilterFormState, useFilterForm } from './use-filter-form.ts'

const names = ['gpu-clearance-min', 'gpu-clearance-max', 'board-is']

let form: FilterFormState

function FilterPage() {
  const element = useRef<HTMLFormElement>(null)
  const filters = parseFilters({ ...useSearch({ strict: false }) })
  const list = { category: 'cases' as const, from: 1, page: 1, ...(filters && { filters }) }
  const state = useFilterForm(list, element)
  useEffect(() => {
    form = state
  })
  return (
    <form ref={element}>
      {names.flatMap((name) =>
        [state.fields[name] ?? []]
          .flat()
          .map((value) => <input key={`${name} ${value}`} name={name} value={value} readOnly />),
      )}
    </form>
  )
}

/** Opens the form at an address; returns that address as it is now, and how many entries the history has. */
async function open(address: string) {
  const router = await renderPage(FilterPage, { address })
  await pause(10)
  return {
    filters: () => parseFilters({ ...router.latestLocation.search }),
    entries: () => router.history.length,
    back: () => act(async () => router.history.back()),
  }
}

/** Lets milliseconds pass. */
const pause = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const clearance = (min?: number, max?: number) => ({
  choices: {},
  ranges: { 'gpu-clearance': { ...(min && { min }), ...(max && { max }) } },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a choice filters at once, as an entry of the history', async () => {
  const page = await open('/cases')
  await act(async () => form.set('board-is', ['ATX', 'E-ATX']))
  expect(page.filters()).toEqual({ choices: { board: ['ATX', 'E-ATX'] }, ranges: {} })
  expect(page.entries()).toBe(2)
  await page.back()
  expect(page.filters()).toBeUndefined()
  expect(form.fields['board-is']).toBeUndefined()
})

test('a number that is typed filters after a pause', async () => {
  const page = await open('/cases')
  await act(async () => form.type('gpu-clearance-min', '3'))
  await pause(600)
  await act(async () => form.type('gpu-clearance-min', '39'))
  await pause(600)
  expect(page.filters()).toBeUndefined()
  expect(form.fields['gpu-clearance-min']).toBe('39')
  await pause(100)
  expect(page.filters()).toEqual(clearance(39))
})

test('what is typed into one field until it is left is one entry of the history', async () => {
  const page = await open('/cases')
  for (const value of ['3', '39', '390']) {
    await act(async () => form.type('gpu-clearance-min', value))
    await pause(700)
  }
  expect(page.filters()).toEqual(clearance(390))
  expect(page.entries()).toBe(2)
  await act(async () => form.leave())
  await act(async () => form.type('gpu-clearance-max', '450'))
  await pause(700)
  expect(page.filters()).toEqual(clearance(390, 450))
  expect(page.entries()).toBe(3)
  await page.back()
  expect(form.fields).toEqual({ 'gpu-clearance-min': 390 })
})

test('leaving a field, or sending the form, applies what is typed without a pause', async () => {
  const page = await open('/cases')
  await act(async () => form.type('gpu-clearance-min', '390'))
  await act(async () => form.leave())
  expect(page.filters()).toEqual(clearance(390))
  await act(async () => form.type('gpu-clearance-max', '450'))
  let changes: boolean | undefined
  await act(async () => {
    changes = form.submit()
  })
  expect(changes).toBe(true)
  expect(page.filters()).toEqual(clearance(390, 450))
  await act(async () => {
    changes = form.submit()
  })
  expect(changes, 'there is nothing left to apply').toBe(false)
})

test('what is typed gives way to another address', async () => {
  const page = await open('/cases?gpu-clearance-min=300')
  await act(async () => form.set('gpu-clearance-min', '400'))
  expect(page.filters()).toEqual(clearance(400))
  await act(async () => form.type('gpu-clearance-min', '500'))
  await page.back()
  await pause(1_000)
  expect(page.filters()).toEqual(clearance(300))
  expect(form.fields['gpu-clearance-min']).toBe(300)
})
