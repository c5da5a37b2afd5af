// @vitest-environment happy-dom
import type { CategoryFilters } from '@argo/domain/lists/filters/category-filters'
import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { listInput, listSearch } from '@argo/domain/lists/list-search'
import { parsePages } from '@argo/domain/lists/paging'
import type { ProductPage } from '@argo/domain/products/product-page'
import { useSearch } from '@tanstack/react-router'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useAnnouncement } from '../../lib/notifications/announcement.ts'
import { answering, renderPage } from '../../test-render.tsx'
import { ProductList } from './ProductList.tsx'
import { useProductPages } from './use-product-pages.ts'

interface Monitor {
  name: string
  panel: string
  refreshRate: number
}

const monitors: Monitor[] = Array.from({ length: 12 }, (_, index) => ({
  name: `Vela ${index}`,
  panel: index % 3 === 0 ? 'QD-OLED' : 'Fast IPS',
  refreshRate: 60 + 20 * index,
}))

interface Call {
  path: string
  filters: ListFilters | undefined
  sort: string | undefined
}

/** What an answer waits for, by the call; one that rejects is a server out of reach. */
let wait: (call: Call) => Promise<void> | undefined

const answers = answering(async (path, input) => {
  const { filters, sort } = input as Omit<Call, 'path'>
  await wait({ path, filters, sort })
  return data[path]?.(filters)
})

const tool = { title: 'Compare', text: 'Side by side.', button: 'Compare all' }

const data: Record<string, (filters: ListFilters | undefined) => unknown> = {
  'products.page': page,
  'products.filters': categoryFilters,
  'texts.category': () => ({ tool }),
}

function matching(filters: ListFilters | undefined): Monitor[] {
  const { panel } = filters?.choices ?? {}
  const { 'refresh-rate': range } = filters?.ranges ?? {}
  return monitors.filter(
    (monitor) =>
      (!panel || panel.includes(monitor.panel)) &&
      (!range || monitor.refreshRate >= (range.min ?? 0)),
  )
}

function page(filters: ListFilters | undefined): ProductPage {
  const found = matching(filters)
  return {
    count: found.length,
    products: found.map(({ name }, id) => ({
      id,
      slug: null,
      name,
      category: 'monitors',
      imageUrl: '/pictures/vela/hero-960.webp',
      secondImage: null,
      figures: [],
      excerpt: '',
    })),
    orders: [{ label: 'Name', ways: [{ sort: 'name-asc', words: 'A to Z' }] }],
  }
}

function categoryFilters(filters: ListFilters | undefined): CategoryFilters {
  const isEmpty = matching(filters).length === 0
  return {
    total: monitors.length,
    filters: [
      {
        kind: 'choices',
        key: 'panel',
        label: 'Panel',
        choices: ['Fast IPS', 'QD-OLED'].map((value) => ({ value, count: 4 })),
      },
      {
        kind: 'range',
        key: 'refresh-rate',
        label: 'Refresh rate',
        unit: 'Hz',
        min: 60,
        max: 280,
        bars: [6, 6],
      },
    ],
    removals: isEmpty ? [{ key: 'refresh-rate', label: 'Refresh rate', count: 4 }] : [],
  }
}

function Page() {
  const search = listSearch(useSearch({ strict: false }))
  const list = { category: 'monitors' as const, ...listInput(search), ...parsePages({ ...search }) }
  const announcement = useAnnouncement()
  return (
    <>
      <ProductList list={list} loaded={useProductPages(list)} />
      <p role="status">{announcement}</p>
    </>
  )
}

/** Opens the list at an address. Gives the filters that its address names now. */
async function open(address: string) {
  const router = await renderPage(Page, { address, link: answers })
  while (!document.querySelector('[aria-label=Filters]')) await aMoment()
  await aMoment()
  return { address: () => router.latestLocation.href }
}

const aMoment = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))

const chips = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-label="Chosen filters"] a')].filter(
    ({ textContent }) => textContent !== 'Remove all',
  )
const words = (elements: Iterable<Element>) => [...elements].map((each) => each.textContent)
const cards = () => document.querySelectorAll('article')
const box = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)!
const link = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('a, button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === text,
  )
const isBusy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy') === 'true'

async function click(element: HTMLElement | undefined): Promise<void> {
  await act(async () => element?.click())
  await aMoment()
}

beforeEach(() => {
  wait = () => undefined
})

test('a filter that is removed gives the focus to the one in its place, and the last one to the list', async () => {
  const list = await open('/?panel-is=Fast+IPS&panel-is=QD-OLED&refresh-rate-min=100')
  expect(words(chips())).toEqual([
    'Remove Panel: Fast IPS',
    'Remove Panel: QD-OLED',
    'Remove Refresh rate: 100 Hz or more',
  ])
  await click(chips()[1])
  expect(list.address()).toBe('/?panel-is=Fast+IPS&refresh-rate-min=100')
  expect(document.activeElement).toBe(chips()[1])
  expect(box('QD-OLED').checked).toBe(false)
  await click(chips()[1])
  expect(document.activeElement).toBe(chips()[0])
  await click(chips()[0])
  expect(list.address()).toBe('/')
  expect(document.activeElement?.querySelectorAll('article')).toHaveLength(monitors.length)
})

test('where no product has all that was chosen, links say which filter to do without', async () => {
  const list = await open('/?panel-is=QD-OLED&refresh-rate-min=900')
  expect(cards()).toHaveLength(0)
  await click(link('Without Refresh rate: 4 products'))
  expect(list.address()).toBe('/?panel-is=QD-OLED')
  expect(cards()).toHaveLength(4)
  expect(document.activeElement).toBe(chips()[0])
})

test('the list stays until a slow answer comes, which takes the place of no newer one', async () => {
  const list = await open('/')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  wait = ({ filters }) => (filters?.choices.panel?.includes('Fast IPS') ? held : undefined)
  await click(box('Fast IPS'))
  expect(isBusy()).toBe(true)
  expect(cards()).toHaveLength(monitors.length)
  await click(box('Fast IPS'))
  await click(box('QD-OLED'))
  expect(isBusy()).toBe(false)
  release()
  await aMoment()
  expect(list.address()).toBe('/?panel-is=QD-OLED')
  expect(box('Fast IPS').checked).toBe(false)
  expect(cards()).toHaveLength(4)
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    '4 of 12 products, newest first',
  )
})

test('a list that is sorted while its filter is on the way is sorted and filtered', async () => {
  const list = await open('/')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  wait = ({ sort }) => (sort === undefined ? held : undefined)
  await click(box('QD-OLED'))
  await act(async () => {
    const select = document.querySelector('select')!
    select.value = 'name-asc'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  release()
  await aMoment()
  expect(list.address()).toBe('/?panel-is=QD-OLED&sort=name-asc')
  expect(words(chips())).toEqual(['Remove Panel: QD-OLED'])
})

test('a list that did not come says so, keeps what was chosen, and is shown when it is tried again', async () => {
  const list = await open('/')
  wait = ({ path }) => (path === 'products.page' ? Promise.reject(new Error('offline')) : undefined)
  await click(box('QD-OLED'))
  expect(list.address()).toBe('/?panel-is=QD-OLED')
  expect(document.querySelector('[role=alert]')?.textContent).toContain('did not load')
  expect(box('QD-OLED').checked).toBe(true)
  wait = () => undefined
  await click(link('Try again'))
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(cards()).toHaveLength(4)
})

test('the thumbs of a slider do not pass each other, and one at its end leaves that end open', async () => {
  const list = await open('/?refresh-rate-min=200')
  const [low, high] = document.querySelectorAll<HTMLInputElement>('[type=range]')
  expect(low?.getAttribute('aria-valuetext')).toBe('200 Hz')
  await move(high, '100')
  expect(list.address()).toBe('/?refresh-rate-min=200&refresh-rate-max=200')
  await move(low, low?.min)
  expect(list.address()).toBe('/?refresh-rate-max=200')
})

/** Moves a thumb to a value and leaves it. */
async function move(thumb: HTMLInputElement | undefined, value = ''): Promise<void> {
  await act(async () => {
    // As a browser sets it: not by the property that React has put upon the element.
    if (thumb) Reflect.set(HTMLInputElement.prototype, 'value', value, thumb)
    thumb?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => thumb?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await aMoment()
}
