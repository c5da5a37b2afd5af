import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  hydrated,
  open,
  largeSameTab as sameTab,
  largeTest as test,
} from './fixtures.ts'
import { holdReads, holdScripts } from './held-requests.ts'

const button = (page: Page) => page.locator('summary').getByText(/^Filters/)
const form = (page: Page) => page.getByRole('form', { name: 'Filters' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
const box = (page: Page, choice: string) =>
  form(page).getByRole('checkbox', { name: new RegExp(`^${choice} \\d+ products?$`) })
const number = (page: Page, name: string) => form(page).getByRole('spinbutton', { name })
/** What a field holds, in a disclosure that is closed too. */
const field = (page: Page, name: string) => page.locator(`[aria-label=Filters] [name="${name}"]`)

/** Opens a list and the filters above it. */
async function openFilters(page: Page, address: string): Promise<void> {
  await open(page, address)
  await showFilters(page)
}

async function showFilters(page: Page): Promise<void> {
  await button(page).click()
  await expect(form(page)).toBeVisible()
}

/** What the bar says: how many are found, and of how many. */
async function found(page: Page): Promise<{ count: number; total: number }> {
  const words = page
    .locator('main p')
    .getByText(/^\d+( of \d+)? Products?$/)
    .first()
  const [count = 0, total = count] = (await words.innerText()).match(/\d+/g)?.map(Number) ?? []
  return { count, total }
}

/** The figures that the cards show under a label. */
async function figures(page: Page, label: string): Promise<number[]> {
  const texts = await cards(page).locator('dl').allTextContents()
  return texts.map((text) => Number(new RegExp(`${label}\\D*?(\\d+)`).exec(text)?.[1]))
}

/** What screen readers are told from now on: each change of a live region's text. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    window.told = []
    const regions = '[role=status], [role=alert], [aria-live]'
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const text = element?.closest(regions)?.textContent
        if (text) window.told.push(text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => window.told)
}

sameTab(
  'ticking a box shows its products at once, says how many, and leaves the focus where it is',
  async ({ page }) => {
    await openFilters(page, '/cases')
    const { total } = await found(page)
    expect(total).toBeGreaterThan(60)
    const count = Number(/\d+/.exec(await countOf(page, 'ATX'))?.[0])
    expect(count, 'so many that there are pages').toBeGreaterThan(24)
    const told = await listen(page)

    await box(page, 'ATX').check()
    await expect(page).toHaveURL('/cases?motherboard-support-is=ATX')
    await expect.poll(() => found(page)).toEqual({ count, total })
    await expect(box(page, 'ATX')).toBeFocused()
    await expect(chips(page)).toHaveText(['Remove Motherboard support: ATX'])
    await expect.poll(told).toEqual([`${count} of ${total} products, newest first`])
    await expectAccessible(page)

    await box(page, 'ATX').uncheck()
    await expect(page).toHaveURL('/cases')
    await expect(chips(page)).toHaveCount(0)
    await expect.poll(() => found(page)).toEqual({ count: total, total })
  },
)

sameTab(
  'a number applies when its field is left, Back leaves the list, and a removed filter comes back to its field',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/chairs')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cases' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cases')
    await showFilters(page)
    const { total } = await found(page)
    const from = number(page, 'GPU clearance from, in mm')
    await from.fill('390')
    await expect(page).toHaveURL('/cases')
    await from.press('Tab')
    await expect(page).toHaveURL('/cases?gpu-clearance-min=390')
    await expect(number(page, 'GPU clearance to, in mm')).toBeFocused()
    await expect(chips(page).first()).toHaveText('Remove GPU clearance: 390 mm or more')
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const { count } = await found(page)
    expect(count).toBeLessThan(total)
    for (const clearance of await figures(page, 'GPU clearance'))
      expect(clearance).toBeGreaterThanOrEqual(390)

    await number(page, 'GPU clearance to, in mm').fill('450')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/cases?gpu-clearance-min=390&gpu-clearance-max=450')
    await expect(chips(page).first()).toHaveText('Remove GPU clearance: 390 to 450 mm')
    await chips(page).first().click()
    await expect(page).toHaveURL('/cases')
    await expect(field(page, 'gpu-clearance-min')).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL('/cases?gpu-clearance-min=390&gpu-clearance-max=450')
    await expect(field(page, 'gpu-clearance-min')).toHaveValue('390')
    await page.goBack()
    await expect(page).toHaveURL('/chairs')
  },
)

sameTab(
  'a filter that is removed gives the focus to the one in its place, and the last one to the list; where nothing is left, links say which to do without',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(
      page,
      '/cases?motherboard-support-is=ATX&motherboard-support-is=E-ATX&gpu-clearance-min=300',
    )
    await expect(chips(page)).toHaveCount(4)
    await chips(page).nth(1).click()
    await expect(chips(page)).toHaveCount(3)
    await expect(chips(page).nth(1)).toBeFocused()
    await chips(page).nth(1).click()
    await expect(chips(page)).toHaveCount(1)
    await expect(chips(page).first()).toBeFocused()
    await chips(page).first().click()
    await expect(page).toHaveURL('/cases')
    await expect(page.locator(':focus').getByRole('article')).toHaveCount(24)

    await open(page, '/cases?gpu-clearance-min=99999&motherboard-support-is=ATX')
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('link', { name: /^Without GPU clearance: \d+ products$/ }).click()
    await expect(page).toHaveURL('/cases?motherboard-support-is=ATX')
    await expect(chips(page).first()).toBeFocused()
    await expect(cards(page)).toHaveCount(24)
  },
)

sameTab(
  'an answer that is slow takes the place of no newer one, and a list that is sorted meanwhile is sorted and filtered',
  { tag: '@desktop' },
  async ({ page }) => {
    await openFilters(page, '/monitors')
    const busy = page.locator('main [aria-busy=true]')
    const { total } = await found(page)
    let release = await holdReads(page, /Fast IPS/)
    await box(page, 'Fast IPS').check()
    await expect(busy).toHaveCount(1)
    expect(await found(page)).toEqual({ count: total, total })
    await box(page, 'Fast IPS').uncheck()
    await box(page, 'QD-OLED').check()
    await expect(page).toHaveURL('/monitors?panel-is=QD-OLED')
    // The address changes before the page does.
    await expect(chips(page)).toHaveText([/QD-OLED$/])
    await expect(busy).toHaveCount(0)
    const before = await found(page)
    await release()
    expect(await found(page)).toEqual(before)
    await page.unrouteAll()
    release = await holdReads(page, /products\.page.*Fast IPS/)
    await box(page, 'Fast IPS').check()
    await page.getByLabel('Sort by').selectOption('Name, A to Z')
    await release()
    await expect(page).toHaveURL('/monitors?panel-is=Fast+IPS&panel-is=QD-OLED&sort=name-asc')
    await expect.poll(() => found(page)).not.toEqual(before)
    await expect(chips(page)).toHaveCount(3)
  },
)

test.describe('a list that does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  sameTab(
    'says so, keeps what was chosen, and is shown when it is tried again',
    { tag: '@desktop' },
    async ({ page }) => {
      await openFilters(page, '/cases')
      await page.route('**/trpc/products.page**', (route) => route.abort())
      await box(page, 'ATX').check()
      await expect(page.getByRole('alert').getByText('did not load')).toBeVisible()
      await expect(box(page, 'ATX')).toBeChecked()
      await page.unroute('**/trpc/products.page**')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alert').getByText('did not load')).toHaveCount(0)
      await expect(page).toHaveURL('/cases?motherboard-support-is=ATX')
      await expect(cards(page)).toHaveCount(24)
    },
  )
})

sameTab(
  'sorting keeps the filters, filters keep the order, and both stay through Load more, a product and a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cases?page=2')
    await page.getByLabel('Sort by').selectOption('GPU clearance, largest first')
    await expect(page).toHaveURL('/cases?sort=gpu-clearance-desc')
    await open(page, '/cases?sort=gpu-clearance-desc&page=2&from=1')
    await expect(cards(page)).toHaveCount(48)
    await showFilters(page)
    await number(page, 'GPU clearance to, in mm').fill('480')
    await page.keyboard.press('Tab')
    const sorted = 'gpu-clearance-max=480&sort=gpu-clearance-desc'
    await expect(page).toHaveURL(`/cases?${sorted}`)
    await expect(cards(page)).toHaveCount(24)
    await expect(
      page.getByText(/^\d+ of \d+ products, by GPU clearance, largest first$/),
    ).toHaveCount(1)
    await page.getByRole('button', { name: /^Show \d+ products$/ }).click()

    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(`/cases?${sorted}&page=2&from=1`)
    await expect(cards(page)).toHaveCount(48)
    const shown = await figures(page, 'GPU clearance')
    expect(shown).toEqual(shown.toSorted((one, other) => other - one))
    expect(shown[0]).toBeLessThanOrEqual(480)
    await page.reload()
    await hydrated(page)
    await expect(cards(page)).toHaveCount(48)
    expect(await figures(page, 'GPU clearance')).toEqual(shown)

    await cards(page).nth(30).getByRole('link').click()
    await expect(page).toHaveURL(/\/cases\/[a-z]/)
    await page.goBack()
    await expect(cards(page)).toHaveCount(48)
    await page.getByLabel('Sort by').selectOption('Name, A to Z')
    await expect(page).toHaveURL('/cases?gpu-clearance-max=480&sort=name-asc')
    await expect(chips(page).first()).toHaveText('Remove GPU clearance: up to 480 mm')
  },
)

test(
  'an order that was chosen before the scripts had come is applied when they come',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/cases?gpu-clearance-min=300', { waitUntil: 'commit' })
    await page.getByLabel('Sort by').selectOption('Name, Z to A')
    release()
    await expect(page).toHaveURL('/cases?gpu-clearance-min=300&sort=name-desc')
    const { compare } = new Intl.Collator('en', { numeric: true })
    const outOfOrder = async () => {
      const names = await cards(page).getByRole('heading').allTextContents()
      return names.filter((name, index) => compare(names[index - 1] ?? name, name) < 0)
    }
    // The address changes before the list does.
    await expect.poll(outOfOrder).toEqual([])
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  },
)

test(
  'what was ticked before the scripts had come is applied when they come',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/monitors', { waitUntil: 'commit' })
    await showFilters(page)
    await box(page, 'QD-OLED').check()
    await number(page, 'Refresh rate from, in Hz').fill('100')
    release()
    await expect(page).toHaveURL('/monitors?panel-is=QD-OLED&refresh-rate-min=100')
    await expect(box(page, 'QD-OLED')).toBeChecked()
    await expect(number(page, 'Refresh rate from, in Hz')).toHaveValue('100')
  },
)

sameTab(
  'a list begins with its products, in three columns on a desktop: its filters open above them',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [width, height, columns] of [
      [390, 844, 1],
      [1024, 900, 3],
      [1440, 900, 3],
      [2560, 1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, '/cases?gpu-clearance-min=300')
      await expect(form(page)).toBeHidden()
      await expect(chips(page)).toHaveCount(1)
      await expect(cards(page).first().getByRole('heading'), `${width} px`).toBeInViewport()
      const grid = cards(page).first().locator('xpath=ancestor::ul')
      const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns)
      expect(tracks.split(' '), `${width} px`).toHaveLength(columns)
    }
  },
)

sameTab(
  'a phone has targets as high as a finger in the filters, and the button below them leads to the list',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cases?gpu-clearance-min=300')
    await expect(button(page)).toHaveText('Filters (1)')
    await showFilters(page)
    await expectAccessible(page)
    for (const target of await form(page).locator('button, label').all()) {
      const size = await target.boundingBox()
      if (size) expect(size.height).toBeGreaterThanOrEqual(44)
    }
    await number(page, 'GPU clearance from, in mm').fill('400')
    await page.getByRole('button', { name: /^Show \d+ products$/ }).click()
    await expect(form(page)).toBeHidden()
    await expect(page.locator('summary:focus')).toHaveText('Filters (1)')
    await expect(page).toHaveURL('/cases?gpu-clearance-min=400')
    await expect(cards(page).first()).toBeInViewport()
  },
)

sameTab(
  'no list with filters is wider than a screen of 320 px, nor than one of 390 px with text at 200%',
  { tag: '@phone' },
  async ({ page }) => {
    for (const address of [
      '/products?category=cooling&airflow-min=20&intel-sockets-is=LGA1700',
      '/cases?gpu-clearance-min=99999',
    ]) {
      await open(page, address)
      await expectAccessible(page)
      for (const [width, size] of [
        [320, '100%'],
        [390, '200%'],
      ] as const) {
        const where = `${address} at ${width} px and ${size}`
        await page.setViewportSize({ width, height: 640 })
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), size)
        await showFilters(page)
        expect(await overflow(page.locator('html')), where).toBe(0)
        expect(await overflow(form(page)), where).toBe(0)
        await button(page).click()
      }
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the form filters the list, keeps its order, which a form of its own changes, leads to the plain spelling of its address, and on a category’s page to its list',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/products?category=cases&sort=name-asc&page=2')
      await showFilters(page)
      await number(page, 'GPU clearance from, in mm').fill('0400')
      await box(page, 'E-ATX').check()
      await box(page, 'ATX').check()
      await form(page).getByRole('button', { name: 'Show products' }).click()
      await expect(page).toHaveURL(
        '/products?category=cases&gpu-clearance-min=400&motherboard-support-is=ATX&motherboard-support-is=E-ATX&sort=name-asc',
      )
      for (const clearance of await figures(page, 'GPU clearance'))
        expect(clearance).toBeGreaterThanOrEqual(400)
      await expect(chips(page)).toHaveCount(4)
      await chips(page).first().click()
      await expect(page).toHaveURL(
        '/products?category=cases&motherboard-support-is=ATX&motherboard-support-is=E-ATX&sort=name-asc',
      )
      await chips(page).last().click()
      await expect(page).toHaveURL('/products?category=cases&sort=name-asc')

      await page.goto('/products?category=cases&gpu-clearance-min=400')
      await page.getByLabel('Sort by').selectOption('GPU clearance, largest first')
      await page.getByRole('button', { name: 'Sort', exact: true }).click()
      await expect(page).toHaveURL(
        '/products?category=cases&gpu-clearance-min=400&sort=gpu-clearance-desc',
      )

      await page.goto('/cases')
      await showFilters(page)
      await number(page, 'GPU clearance from, in mm').fill('400')
      await form(page).getByRole('button', { name: 'Show products' }).click()
      await expect(page).toHaveURL('/cases?gpu-clearance-min=400#products')
      await expect(cards(page).first()).toBeInViewport()
    },
  )
})

function overflow(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
}

async function countOf(page: Page, choice: string): Promise<string> {
  const label = form(page)
    .locator('label')
    .filter({ has: page.getByText(choice, { exact: true }) })
  return /\d+/.exec((await label.locator('.tabular').innerText()) ?? '')?.[0] ?? ''
}

declare global {
  interface Window {
    told: string[]
  }
}
