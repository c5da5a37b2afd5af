import { seedTexts } from '@argo/cli/seed-products'
import { categories, categoryFacts } from '@argo/domain/products/category'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { excerpt, type Product, productPath } from '@argo/domain/products/product'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, sameTab, test } from './fixtures.ts'

async function catalogue(page: Page): Promise<Product[]> {
  return (await (await page.request.get('/api/products')).json()) as Product[]
}

function card(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** Holds the responses of a procedure until the test releases them. */
async function holdBack(page: Page, procedure: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**/trpc/${procedure}**`, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

test.describe('all products', () => {
  sameTab(
    "Argo's Arsenal groups every product of the API by category",
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/products')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Argo's Arsenal")
      const products = await catalogue(page)
      for (const { id, name, route } of categories.map(categoryFacts)) {
        const names = products.filter(({ category }) => category === id).map(({ name }) => name)
        const band = page.getByRole('region', { name, exact: true })
        await expect(band.getByRole('heading', { level: 3 })).toHaveText(names)
        await expect(band).toContainText(`${names.length} products`)
        await expect(band.getByRole('link', { name: `View All ${name}` })).toHaveAttribute(
          'href',
          `/${route}`,
        )
      }

      await test.step('every card cuts its text the same way', async () => {
        for (const { name, description } of products)
          await expect(card(page, name).getByRole('paragraph')).toHaveText(excerpt(description))
      })

      await test.step('a row wider than the screen scrolls with the keyboard focus', async () => {
        const last = page
          .getByRole('region', { name: 'Chairs' })
          .getByRole('link', { name: 'Footrest, view details' })
        await last.focus()
        await expect(last).toBeInViewport({ ratio: 1 })
      })

      await test.step('View All opens the category', async () => {
        await page.getByRole('link', { name: 'View All Coolers' }).click()
        await expect(page).toHaveURL('/cooling')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolers')
      })
    },
  )

  sameTab(
    'nine skeleton tiles show until the products have loaded, three cards of 300 px until a category has',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, '/home')
      const releaseGroups = await holdBack(page, 'products.groups')
      await page.getByRole('link', { name: 'View All Products' }).click()
      await expect(page.locator('[data-skeleton=tile]')).toHaveCount(9)
      await expect(page.getByRole('status').filter({ hasText: 'Loading products' })).toBeAttached()
      await expectAccessible(page)
      releaseGroups()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Argo's Arsenal")
      await expect(page.locator('[data-skeleton=tile]')).toHaveCount(0)

      const releasePage = await holdBack(page, 'products.page')
      await page.getByRole('link', { name: 'View All Monitors' }).click()
      const cards = page.locator('[data-skeleton=card]')
      await expect(cards).toHaveCount(3)
      for (const skeleton of await cards.all())
        expect((await skeleton.boundingBox())?.height).toBe(300)
      releasePage()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitors')
      await expect(cards).toHaveCount(0)
    },
  )
})

test.describe('category pages', () => {
  sameTab(
    'break no figure of what matters from its unit on a screen of 320 px',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const [address, figures] of [
        ['/cases', ['27 mm', '35 mm']],
        ['/cooling', ['25 °C', '10 dB']],
        ['/chairs', ['5 cm']],
      ] as const) {
        await open(page, address)
        const choosing = page.getByRole('region', { name: /^Choosing a/ })
        for (const figure of figures) {
          const words = choosing.getByText(figure, { exact: true }).first()
          const lines = await words.evaluate((words) => {
            const text = document.createRange()
            text.selectNodeContents(words)
            return text.getClientRects().length
          })
          expect(lines, figure).toBe(1)
        }
      }
    },
  )

  sameTab(
    'begin with products on the first screen, under a banner of at most half its height',
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
        }
      }
    },
  )

  sameTab(
    'cut next to nothing off their picture on a wide screen',
    { tag: '@desktop' },
    async ({ page }) => {
      for (const [width, height] of [
        [1_440, 900],
        [1_920, 1_080],
        [2_560, 1_440],
      ] as const) {
        await page.setViewportSize({ width, height })
        await open(page, '/chairs')
        const shown = await page
          .locator('main img')
          .first()
          .evaluate((picture: HTMLImageElement) => {
            const whole = (picture.clientWidth * picture.naturalHeight) / picture.naturalWidth
            return picture.clientHeight / whole
          })
        expect(shown, `${width} × ${height}`).toBeGreaterThan(0.95)
      }
    },
  )

  test(
    'have a banner, what matters, three facts, every product, and make no call',
    { tag: '@desktop' },
    async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        if (/\/(trpc|api)\//.test(request.url())) calls.push(request.url())
      })
      const all = await catalogue(page)
      for (const { id, name, route } of categories.map(categoryFacts)) {
        const { description } = seedTexts()[`category-${id}`]!
        await test.step(name, async () => {
          await open(page, `/${route}`)
          expect(calls).toEqual([])
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
          await expect(page.getByRole('main').getByText(description)).toBeVisible()
          await expect(
            page.locator(`main img[src^="/pictures/categories/${id}"]`),
          ).toHaveJSProperty('complete', true)
          const choosing = page.getByRole('region', { name: /^Choosing a/ })
          await expect(choosing.getByRole('heading', { level: 3 })).toHaveCount(3)
          const products = all.filter(({ category }) => category === id)
          const grid = page.getByRole('region', { name: `All ${name.toLowerCase()}` })
          const cards = grid.getByRole('article')
          await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
            products.map(({ name }) => name),
          )
          await expect(grid.getByRole('region', { name: 'Filters' })).toBeVisible()
          const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
          await expect(breadcrumb).toHaveCount(id === 'power-supplies' ? 1 : 0)
          if (id === 'power-supplies') {
            await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', name])
            await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute(
              'href',
              '/',
            )
          }
          if (id === 'peripherals') {
            const picture = card(page, 'G-100M').getByRole('img')
            await expect(picture).toHaveAttribute('src', '/pictures/argo-g-100m/cut-out-960.webp')
            await picture.scrollIntoViewIfNeeded()
            await expect
              .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
              .toBeGreaterThan(0)
          }
        })
      }
    },
  )

  sameTab(
    'a category with nothing in it says so and leads on',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.route('**/trpc/products.page**', (route) =>
        route.fulfill({ json: { result: { data: { json: { count: 0, products: [] } } } } }),
      )
      await open(page, '/products')
      await page.getByRole('link', { name: 'View All Monitors' }).click()
      await expect(page.getByRole('heading', { name: 'No monitors found' })).toBeVisible()
      await expectAccessible(page)
      await page
        .getByRole('navigation', { name: 'Other categories' })
        .getByRole('link', { name: 'Cases' })
        .click()
      await expect(page).toHaveURL('/cases')
    },
  )
})

sameTab(
  'a product card shows picture, name and description cut at 120 characters, and is one link to the product',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    const products = await catalogue(page)
    const edge = products.find(({ id }) => id === 79)
    expect(edge).toBeDefined()
    if (!edge) return
    expect(edge.description.length).toBeGreaterThan(120)
    const shown = card(page, edge.name)
    await expect(shown.getByRole('img').first()).toHaveAttribute('src', cutOutOf(edge.imageUrl))
    await expect(
      shown.getByText(`${edge.description.slice(0, 120)}...`, { exact: true }),
    ).toBeVisible()
    await expect(shown.getByText(edge.description)).toHaveCount(0)
    const link = shown.getByRole('link')
    await expect(link).toHaveCount(1)
    await expect(link).toHaveText('View Details')
    await expect(link).toHaveAccessibleName('Edge, view details')
    await expect(link).toHaveAttribute('href', productPath(edge))

    await test.step('its second picture and an orange edge on hover and focus', async () => {
      const g120 = card(page, 'G120')
      const [angle] = products.find(({ name }) => name === 'G120')?.images ?? []
      const second = g120.locator(`img[src="${angle}"]`)
      await expect(second).toHaveCount(0)
      await g120.hover()
      await expect(second).toHaveCSS('opacity', '1')
      await page.mouse.move(0, 0)
      await expect(second).toHaveCSS('opacity', '0')
      await card(page, 'Calypso').getByRole('checkbox').focus()
      await page.keyboard.press('Tab')
      await expect(g120.getByRole('link')).toBeFocused()
      await expect(second).toHaveCSS('opacity', '1')
    })

    await test.step('its picture leads to the product too', async () => {
      const picture = card(page, 'Calypso').getByRole('img').first()
      await picture.scrollIntoViewIfNeeded()
      const box = await picture.boundingBox()
      await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2)
      await expect(page).toHaveURL('/cases/calypso')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calypso')
    })
  },
)
