import { expect, open, largeSameTab as sameTab, largeTest as test } from './fixtures.ts'
import { holdReads } from './held-reads.ts'

const shownAtOnce = 24

sameTab(
  'Load more adds the next page below, with the focus on its first card and the page in the address',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cases')
    const cards = page.getByRole('main').getByRole('article')
    const names = await (await page.request.get('/api/products/category/cases')).json()
    const links = page.getByRole('link', { name: /, view details$/ })
    await expect(cards).toHaveCount(shownAtOnce)
    await expect(page.getByText(`${names.length} products, newest first`)).toBeVisible()

    for (const pages of [2, 3]) {
      await page.getByRole('link', { name: 'Load more' }).click()
      await expect(cards).toHaveCount(pages * shownAtOnce)
      const first = links.nth((pages - 1) * shownAtOnce)
      await expect(first).toBeFocused()
      await expect(cards.nth((pages - 1) * shownAtOnce)).toBeInViewport()
      await expect(page).toHaveURL(`/cases?page=${pages}&from=1`)
      await expect(page).toHaveTitle(`Cases, page ${pages} – Argo`)
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: `1 to ${pages * shownAtOnce} of ${names.length}` }),
      ).toBeVisible()
    }
    await expect(cards.getByRole('heading')).toHaveText(
      names.slice(0, 3 * shownAtOnce).map(({ name }: { name: string }) => name),
    )
  },
)

sameTab(
  'Back from a product and a reload show the same pages at the same place',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/home')
    await open(page, '/cases')
    await page.getByRole('link', { name: 'Load more' }).click()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(2 * shownAtOnce)
    const card = cards.nth(40)
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    const name = await card.getByRole('heading').textContent()
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
    await page.goBack()
    await expect(cards).toHaveCount(2 * shownAtOnce)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    await page.reload()
    await expect(cards).toHaveCount(2 * shownAtOnce)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    await page.goBack()
    await expect(page).toHaveURL('/home')
  },
)

sameTab(
  'after five pages the list goes on at an address of its own, and back',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases?page=5&from=1')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(5 * shownAtOnce)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/cases?page=6')
    await expect(cards).toHaveCount(shownAtOnce)
    await expect(cards.first().getByRole('link')).toBeFocused()
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page).toHaveURL('/cases?page=5')
    await expect(cards.first().getByRole('link')).toBeFocused()
    await expect(cards.first()).toBeInViewport()
  },
)

sameTab(
  'the products page with a category loads more as well',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/products?category=chairs')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2 * shownAtOnce)
    await expect(page).toHaveURL('/products?category=chairs&page=2&from=1')
  },
)

test.describe('when the next page does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  sameTab('the list says so, and loads it the next time', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/cases')
    await page.route('**/trpc/products.page**', (route) => route.abort())
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page.getByRole('alert').getByText('The products did not load')).toBeVisible()
    await page.unroute('**/trpc/products.page**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2 * shownAtOnce)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages of a list are plain links', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/cases')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL('/cases?page=2')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(shownAtOnce)
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page).toHaveURL('/cases')
  })
})

sameTab('a long catalogue is not wider than a small phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['/products', '/cases?page=2']) {
    await open(page, address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
  }
})

sameTab(
  'a sorted list keeps its order through Load more, Back and a reload, and says how it is sorted',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/home')
    await open(page, '/cases')
    const cards = page.getByRole('main').getByRole('article')
    const sort = page.getByRole('navigation', { name: 'Sort' })
    const clearances = async () => {
      const figures = await cards.locator('dl').allTextContents()
      return figures.map((text) =>
        Number(/GPU clearance\D*?([\d,]+)/.exec(text)?.[1]?.replace(',', '')),
      )
    }
    await sort.getByRole('link', { name: 'GPU clearance, largest first' }).click()
    await expect(page).toHaveURL('/cases?sort=gpu-clearance-desc')
    await expect(page.getByText('products, by GPU clearance, largest first').first()).toBeVisible()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^\d+ products, by GPU clearance, largest first$/ }),
    ).toHaveCount(1)
    const largest = await clearances()
    expect(largest).toEqual(largest.toSorted((one, other) => other - one))

    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(cards).toHaveCount(2 * shownAtOnce)
    await expect(page).toHaveURL('/cases?sort=gpu-clearance-desc&page=2&from=1')
    const more = await clearances()
    expect(more.slice(0, shownAtOnce)).toEqual(largest)
    expect(more).toEqual(more.toSorted((one, other) => other - one))
    await page.reload()
    await expect(cards).toHaveCount(2 * shownAtOnce)
    expect(await clearances()).toEqual(more)

    await sort.getByRole('link', { name: 'GPU clearance, smallest first' }).click()
    await expect(page).toHaveURL('/cases?sort=gpu-clearance-asc')
    await expect(cards).toHaveCount(shownAtOnce)
    const smallest = await clearances()
    expect(smallest).toEqual(smallest.toSorted((one, other) => one - other))
    await page.goBack()
    await expect(page).toHaveURL('/cases?sort=gpu-clearance-desc&page=2&from=1')
    await expect(cards).toHaveCount(2 * shownAtOnce)
    expect(await clearances()).toEqual(more)
  },
)

sameTab(
  'a page that comes after another list was opened is not added to that one',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    const release = await holdReads(page, /"page":2/)
    await page.getByRole('link', { name: 'Load more' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Coolers' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolers')
    await release()
    await expect(page).toHaveURL('/cooling')
  },
)
