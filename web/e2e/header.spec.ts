import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  hydrated,
  isHydrated,
  largeSameTab,
  open,
  sameTab,
  test,
} from './fixtures.ts'
import { holdScripts } from './held-requests.ts'

const button = (page: Page, name: string, expanded?: boolean) =>
  page.getByRole('button', { name, exact: true, expanded })
const panelOf = (page: Page, category: string) => page.locator(`#panel-${category}`)
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

const tools = [
  ['Will it fit?', '/fit'],
  ['Which chair?', '/fit/chairs'],
  ['Compare', '/compare'],
] as const

test(
  'the bar is transparent under 10 px of scroll, dark and blurred from there, on a page that is reloaded further down before its scripts run',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/home')
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.evaluate(() => window.scrollTo(0, 9))
    await expect(header).toHaveAttribute('data-scrolled', 'false')
    await page.evaluate(() => window.scrollTo(0, 10))
    await expect(header).toHaveAttribute('data-scrolled', 'true')
    await expect(header).toHaveCSS('backdrop-filter', /blur/)
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.evaluate(() => window.scrollTo(0, 900))
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await expect(header).toHaveCSS('background-color', /0\.85\)/)
    expect(await page.evaluate(isHydrated)).toBe(false)
    release()
  },
)

sameTab(
  'where the bar has no room for the categories, as with text at 200%, there is a menu, which closes where it has',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.getByRole('navigation', { name: 'Catalog' })).toBeHidden()
    const menu = button(page, 'Menu')
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1440, height: 900 })
    await menu.click()
    await expect(sheet(page).getByRole('link', { name: /^Cases/ })).toBeInViewport()
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize({ width: 1300, height: 900 })
    await expect(sheet(page)).toBeHidden()
    await button(page, 'Cases').click()
    await expect(panelOf(page, 'cases')).toBeVisible()
  },
)

test.describe('panels', { tag: '@desktop' }, () => {
  sameTab(
    'show the browse tile and the latest four products, highest id first, or the tools, one panel at a time, and close on their own button, on an outside click and when the route changes',
    async ({ page, request }) => {
      await open(page, '/cookies')
      const panel = panelOf(page, 'chairs')
      await button(page, 'Chairs').click()
      await expect(panel.getByRole('link', { name: /Browse All Chairs/ })).toHaveAttribute(
        'href',
        '/chairs',
      )
      await expect(panel.getByRole('heading', { name: 'Latest Chairs' })).toBeVisible()
      const products: { id: number; name: string }[] = await (
        await request.get('/api/products/category/chairs')
      ).json()
      const latest = products.toSorted((one, other) => other.id - one.id).slice(0, 4)
      await expect(panel.getByRole('listitem').locator('span.font-semibold')).toHaveText(
        latest.map(({ name }) => name),
      )
      await expect(panel.getByRole('link', { name: /^Swift Pro/ })).toContainText('286 lb')
      await expectAccessible(page)
      await button(page, 'Cases').click()
      await expect(panelOf(page, 'cases')).toBeVisible()
      await expect(panel).toBeHidden()
      await button(page, 'Cases').click()
      await expect(panelOf(page, 'cases')).toBeHidden()
      await button(page, 'Cases').click()
      await expect(panelOf(page, 'cases')).toBeVisible()
      await page.mouse.click(700, 850)
      await expect(panelOf(page, 'cases')).toBeHidden()
      for (const [name, address] of tools) {
        await button(page, 'Tools').click()
        if (address === '/fit') await expectAccessible(page)
        await panelOf(page, 'tools').getByRole('link', { name }).click()
        await expect(page).toHaveURL(address)
        await expect(panelOf(page, 'tools')).toBeHidden()
      }
      await page.getByRole('banner').getByRole('link', { name: 'Support' }).click()
      await expect(page).toHaveURL('/contact')
      await page.getByRole('link', { name: 'Argo, home' }).click()
      await expect(page).toHaveURL('/home')
    },
  )

  sameTab(
    'open and close by keyboard, and when the focus leaves the categories',
    async ({ page }) => {
      await open(page, '/cookies')
      const panel = panelOf(page, 'cases')
      await button(page, 'Cases', false).focus()
      await page.keyboard.press('Enter')
      await expect(button(page, 'Cases', true)).toBeFocused()
      await expect(panel.getByRole('link', { name: /^Edge/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button(page, 'Cases')).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(panel.getByRole('link', { name: /Browse All Cases/ })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(button(page, 'Cases')).toBeFocused()
      await expect(panel).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('link', { name: 'Argo, home' })).toBeFocused()
      await expect(panel).toBeHidden()
      await button(page, 'Cases').click()
      await expect(panel).toBeVisible()
      await page.keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
      await expect(panel).toBeHidden()
      await button(page, 'Power Supplies').focus()
      await page.keyboard.press('Enter')
      const titan = panelOf(page, 'power-supplies').getByRole('link', { name: /^GX 1K Titan/ })
      await expect(titan).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: /Browse All Power Supplies/ })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(titan).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/power-supplies/gx-1k-titan')
    },
  )

  sameTab('stay filled while the focus moves into them, however fast', async ({ page }) => {
    await open(page, '/cookies')
    const category = button(page, 'Power Supplies')
    await category.focus()
    const panel = panelOf(page, 'power-supplies')
    const titan = panel.locator('a').filter({ hasText: 'GX 1K Titan' })
    await expect(titan).toBeAttached()
    const shown = await titan.elementHandle()
    await category.evaluate((element: HTMLElement) => {
      element.click()
      element.nextElementSibling?.querySelector('a')?.focus()
    })
    await expect(panel.getByRole('link', { name: /Browse All Power Supplies/ })).toBeFocused()
    await expect(category).toHaveAttribute('aria-expanded', 'true')
    expect(await shown?.evaluate((element) => element.isConnected)).toBe(true)
  })

  test.describe('that do not fill at once', () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('fill once the page’s scripts run, say what did not load and read it again, and say that a category is empty', async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto('/cookies', { waitUntil: 'commit' })
      await button(page, 'Cases').click()
      await expect(panelOf(page, 'cases')).toBeVisible()
      await page.mouse.move(700, 850)
      release()
      await expect(panelOf(page, 'cases').getByRole('link', { name: /^Edge/ })).toBeVisible()
      await expect(button(page, 'Cases', true)).toBeVisible()

      await page.route('**/trpc/products.latest**', (route) => route.fulfill({ status: 503 }))
      await button(page, 'Chairs').click()
      await expect(panelOf(page, 'chairs')).toContainText('The latest chairs did not load.')
      await page.keyboard.press('Escape')
      await expect(panelOf(page, 'chairs')).toBeHidden()
      await page.mouse.move(700, 850)
      await page.unrouteAll()
      await button(page, 'Chairs').click()
      await expect(panelOf(page, 'chairs').getByRole('link', { name: /^Astra/ })).toBeVisible()

      await page.route('**/trpc/products.latest**', (route) =>
        route.fulfill({ json: { result: { data: { json: [] } } } }),
      )
      await button(page, 'Monitors').click()
      await expect(panelOf(page, 'monitors')).toContainText('No monitors found')
    })
  })
})

test.describe('menu sheet', { tag: '@phone' }, () => {
  sameTab(
    'lists every category with how many products are available, and what helps to choose; keeps the focus inside, gives it back, and closes by Back and when a link is followed',
    async ({ page, request }) => {
      await open(page, '/home')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
      await expect(page).toHaveURL('/cookies')
      await button(page, 'Menu').click()
      const products: { category: string }[] = await (await request.get('/api/products')).json()
      const chairs = products.filter(({ category }) => category === 'chairs').length
      await expect(sheet(page).getByRole('link', { name: /Chairs/ })).toContainText(
        `${chairs} products available`,
      )
      await expect(sheet(page).getByText(/products available/)).toHaveCount(6)
      await expectAccessible(page)

      await expect(sheet(page)).toBeFocused()
      for (let tab = 0; tab < 12; tab += 1) await page.keyboard.press('Tab')
      expect(
        await sheet(page).evaluate((element) => element.contains(document.activeElement)),
      ).toBe(true)
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toBeHidden()
      await expect(button(page, 'Menu')).toBeFocused()

      await button(page, 'Menu').click()
      await expect(sheet(page)).toBeFocused()
      await page.goBack()
      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL('/cookies')
      await page.goBack()
      await expect(page).toHaveURL('/home')

      for (const [name, address] of [...tools, [/Peripherals/, '/peripherals']] as const) {
        await button(page, 'Menu').click()
        const link = sheet(page).getByRole('link', { name })
        await expect(link).toBeInViewport({ ratio: 1 })
        await link.click()
        await expect(page).toHaveURL(address)
        await expect(sheet(page)).toBeHidden()
      }
    },
  )

  test('opens before the page’s scripts run, and is then theirs', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/cookies', { waitUntil: 'commit' })
    await button(page, 'Menu').click()
    await expect(sheet(page).getByRole('link', { name: /^Cases/ })).toBeInViewport()
    release()
    await hydrated(page)
    await expect(sheet(page)).toBeFocused()
    await sheet(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(button(page, 'Menu')).toBeFocused()
  })
})

largeSameTab(
  'only links to the page itself say that they lead to the current page, in the menu too',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [address, inMenu] of [
      ['/cases', /^Cases/],
      ['/cases?page=2'],
      ['/cases?gpu-clearance-min=300&motherboard-support-is=ATX'],
      ['/products?category=monitors&sort=name-asc'],
      ['/cases/edge'],
      ['/compare/cases'],
      ['/fit/chairs', 'Which chair?'],
      ['/contact', 'Support'],
      ['/contact#faq', 'Support'],
    ] as const)
      await test.step(address, async () => {
        await open(page, address)
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        const marked = 'a[aria-current=page]'
        await expect(page.getByRole('dialog').locator(marked)).toHaveText(inMenu ? [inMenu] : [])
        const hrefs = await page
          .locator(marked)
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        const own = new Set<string | null>([address, address.replace(/#.+/, '')])
        expect.soft(hrefs.filter((href) => !own.has(href))).toEqual([])
      })
  },
)
