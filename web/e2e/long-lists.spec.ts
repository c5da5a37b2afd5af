import { expect, open, largeSameTab as sameTab, largeTest as test } from './fixtures.ts'
import { holdReads } from './held-requests.ts'

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
    await expect(page.getByText(`${names.length} Products`, { exact: true })).toBeVisible()

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
    // The page scrolls to what it gives the focus.
    await expect(cards.nth(shownAtOnce).getByRole('link')).toBeFocused()
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

test.describe('a list that is slow to come', { tag: '@desktop' }, () => {
  sameTab(
    'leaves the one before it on the page, which shows that something is on its way',
    async ({ page }) => {
      const progress = page.locator('[data-progress]')
      const busy = page.locator('main [aria-busy=true]')
      const names = page.getByRole('main').getByRole('article').getByRole('heading')
      await open(page, '/cases')
      const before = await names.allTextContents()
      const release = await holdReads(page, /name-asc/)
      await page.getByLabel('Sort by').selectOption('Name, A to Z')
      await expect(page).toHaveURL('/cases?sort=name-asc')
      await expect(busy).toHaveCount(1)
      await expect(progress).toBeVisible()
      await expect(names).toHaveText(before)
      await release()
      await expect(progress).toHaveCount(0)
      await expect(busy).toHaveCount(0)
      await expect(names).not.toHaveText(before)
    },
  )

  sameTab('is not added to one that was filtered, sorted or opened since', async ({ page }) => {
    await open(page, '/monitors')
    const main = page.getByRole('main')
    for (const [want, address] of [
      [
        async () => {
          await main.locator('summary').getByText('Filters', { exact: true }).click()
          await main.getByRole('checkbox', { name: /^QD-OLED/ }).check()
        },
        '/monitors?panel-is=QD-OLED',
      ],
      [
        () => main.getByLabel('Sort by').selectOption('Name, A to Z'),
        '/monitors?panel-is=QD-OLED&sort=name-asc',
      ],
      [
        () => page.getByRole('contentinfo').getByRole('link', { name: 'Coolers' }).click(),
        '/cooling',
      ],
    ] as const) {
      const release = await holdReads(page, /"page":2/)
      await main.getByRole('link', { name: 'Load more' }).click()
      await want()
      await expect(page).toHaveURL(address)
      await release()
      await expect(page).toHaveURL(address)
      await expect(main.getByRole('article')).toHaveCount(shownAtOnce)
      await page.unrouteAll()
    }
  })
})
