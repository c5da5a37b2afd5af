import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, sameTab } from './fixtures.ts'
import { holdReads } from './held-requests.ts'

function card(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

sameTab(
  'the page of all products brings the product that has the keyboard focus into view, and leads to each category',
  async ({ page }) => {
    await open(page, '/products')
    const cases = page.getByRole('region', { name: 'Cases' })
    await cases.getByRole('link', { name: 'Edge, view details' }).focus()
    for (const [key, name] of [
      ['Tab', 'Calypso'],
      ['Tab', 'G120'],
      ['Shift+Tab', 'Calypso'],
    ] as const) {
      await page.keyboard.press(key)
      await page.keyboard.press(key)
      const link = cases.getByRole('link', { name: `${name}, view details` })
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    const last = page
      .getByRole('region', { name: 'Chairs' })
      .getByRole('link', { name: 'Footrest, view details' })
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'View All Coolers' }).click()
    await expect(page).toHaveURL('/cooling')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolers')
  },
)

sameTab(
  'on the page of all products the cards of a category leave no hole in their last row',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const width of [834, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/products')
      for (const list of await page.getByRole('main').locator('section ul').all()) {
        const [right, last] = await list.evaluate((grid) =>
          [grid, grid.lastElementChild ?? grid].map((box) => box.getBoundingClientRect().right),
        )
        expect(last, `${width} px`).toBeCloseTo(right ?? 0, 0)
      }
    }
  },
)

sameTab(
  'nine skeleton tiles show until the products have loaded, three cards of 300 px until a category has, six cards until the home page has',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/warranty')
    const main = page.getByRole('main')
    const releaseHome = await holdReads(page, /products\.highlights/)
    await page.getByRole('link', { name: 'Argo, home' }).click()
    await expect(main.locator('[aria-hidden="true"].chamfer')).toHaveCount(6)
    await expect(
      page.getByRole('status').filter({ hasText: 'Loading the home page' }),
    ).toBeAttached()
    await releaseHome()

    const releaseGroups = await holdReads(page, /products\.groups/)
    await page.getByRole('link', { name: 'View All Products' }).click()
    await expect(page.locator('[data-skeleton=tile]')).toHaveCount(9)
    await expect(page.getByRole('status').filter({ hasText: 'Loading products' })).toBeAttached()
    await expectAccessible(page)
    await releaseGroups()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Argo's Arsenal")
    await expect(page.locator('[data-skeleton=tile]')).toHaveCount(0)

    const releasePage = await holdReads(page, /products\.page/)
    await page.getByRole('link', { name: 'View All Monitors' }).click()
    const cards = page.locator('[data-skeleton=card]')
    await expect(cards).toHaveCount(3)
    for (const skeleton of await cards.all())
      expect((await skeleton.boundingBox())?.height).toBe(300)
    const awaited = await main.locator('h1 + div').boundingBox()
    await releasePage()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitors')
    const banner = await main.locator('header').first().boundingBox()
    expect(banner!.height).toBeCloseTo(awaited!.height, 0)
    await expect(cards).toHaveCount(0)
  },
)

sameTab(
  'a category begins with products on the first screen, under a banner of at most half its height, of whose picture a wide screen cuts next to nothing',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const address of ['/cases', '/power-supplies', '/chairs']) {
      await open(page, address)
      for (const [width, height] of [
        [390, 844],
        [1_440, 900],
        [2_560, 1_440],
      ] as const) {
        await page.setViewportSize({ width, height })
        const banner = await page.getByRole('main').locator('header').first().boundingBox()
        expect(banner!.y + banner!.height, address).toBeLessThan(height * 0.5)
        const first = await page.getByRole('article').first().boundingBox()
        expect(first!.y, `${address} at ${width}`).toBeLessThan(height * 0.9)
        if (address === '/chairs' && width > 1_000)
          await expect
            .poll(() => page.locator('main img').first().evaluate(shareShown), `at ${width}`)
            .toBeGreaterThan(0.95)
      }
    }
  },
)

sameTab(
  'the grid of every category that has a tool ends with a full row at each width',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const address of [
      '/cases',
      '/cooling',
      '/power-supplies',
      '/peripherals',
      '/chairs',
      '/monitors',
    ]) {
      await open(page, address)
      const grid = page.getByRole('article').first().locator('xpath=ancestor::ul')
      for (const width of [834, 1_440, 2_560]) {
        await page.setViewportSize({ width, height: 1_000 })
        const list = (await grid.boundingBox())!
        const last = (await grid.locator('> li').last().boundingBox())!
        expect(last.x + last.width, `${address} at ${width}`).toBeCloseTo(list.x + list.width, 0)
      }
    }
  },
)

sameTab(
  'the cards of a list are of equal size: one in a row on a phone, two on a tablet, three on a desktop',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [address, list] of [
      ['/cases', 'All cases'],
      ['/chairs', 'All chairs'],
      ['/products?category=monitors', 'All monitors'],
      ['/home', 'Featured Gear'],
    ] as const) {
      await open(page, address)
      const cards = page.getByRole('region', { name: list }).getByRole('article')
      for (const [width, columns] of [
        [390, 1],
        [834, 2],
        [1_440, 3],
        [2_560, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 1_000 })
        const boxes = await cards.evaluateAll((all) =>
          all.map((card) => {
            const { left, width } = card.getBoundingClientRect()
            return [left, width].map(Math.round).join(' ')
          }),
        )
        expect(new Set(boxes).size, `${address} at ${width}`).toBe(columns)
        expect(new Set(boxes.map((box) => box.split(' ')[1])).size).toBe(1)
      }
    }
  },
)

sameTab(
  'on a phone every product has its figures, its text and its box for the comparison below its picture',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/peripherals')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 })
      const mouse = card(page, 'G-100M')
      for (const figure of ['25,600 DPI', '69 g', '1000 Hz'])
        await expect(mouse.getByText(figure)).toBeVisible()
      await expect(mouse.getByText(/^A light, wired mouse .*\.\.\.$/)).toBeVisible()
      for (const box of await page.getByRole('article').getByRole('checkbox').all())
        await expect(box).toBeVisible()
      const picture = (await card(page, 'Mouse Bungee').getByRole('img').boundingBox())!
      const name = (await card(page, 'Mouse Bungee').getByRole('heading').boundingBox())!
      expect(name.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    }
    await card(page, 'Mouse Bungee').getByText('Compare').click()
    await expect(card(page, 'Mouse Bungee').getByRole('checkbox')).toBeChecked()
  },
)

sameTab(
  'a product card is one link to the product, with its second picture and an orange edge on hover and focus, and its picture leads there too',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    const link = card(page, 'Edge').getByRole('link')
    await expect(link).toHaveCount(1)
    await expect(link).toHaveText('View Details')
    await expect(link).toHaveAccessibleName('Edge, view details')
    const second = card(page, 'G120').locator('img').nth(1)
    await expect(second).toHaveCount(0)
    await card(page, 'G120').hover()
    await expect(second).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await expect(second).toHaveCSS('opacity', '0')
    await card(page, 'Calypso').getByRole('checkbox').focus()
    await page.keyboard.press('Tab')
    await expect(card(page, 'G120').getByRole('link')).toBeFocused()
    await expect(second).toHaveCSS('opacity', '1')

    const picture = card(page, 'Calypso').getByRole('img').first()
    await picture.scrollIntoViewIfNeeded()
    const box = await picture.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await expect(page).toHaveURL('/cases/calypso')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calypso')
  },
)

// Runs in the page: how much of a picture's height is not cut off.
function shareShown(picture: SVGElement | HTMLElement): number {
  const { clientWidth, clientHeight, naturalWidth, naturalHeight } = picture as HTMLImageElement
  return clientHeight / ((clientWidth * naturalHeight) / naturalWidth)
}
