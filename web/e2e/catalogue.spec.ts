import { categories, categoryFacts } from '@argo/domain/category'
import { cutOutOf } from '@argo/domain/photographs'
import { excerpt, type Product, productPath } from '@argo/domain/product'
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
  sameTab("Argo's Arsenal groups every product of the API by category", async ({ page }) => {
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
    await expectAccessible(page)
  })

  sameTab('View All opens the category', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/products')
    await page.getByRole('link', { name: 'View All Coolers' }).click()
    await expect(page).toHaveURL('/cooling')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolers')
  })

  sameTab('a row wider than the phone scrolls with the keyboard focus', async ({ page }) => {
    await open(page, '/products')
    const last = page
      .getByRole('region', { name: 'Chairs' })
      .getByRole('link', { name: 'Footrest, view details' })
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
  })

  test(
    'nine skeleton tiles show until the products have loaded',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, '/home')
      const letGo = await holdBack(page, 'products.groups')
      await page.getByRole('link', { name: 'View All Products' }).click()
      await expect(page.locator('[data-skeleton=tile]')).toHaveCount(9)
      await expect(page.getByRole('status').filter({ hasText: 'Loading products' })).toBeAttached()
      await expectAccessible(page)
      letGo()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Argo's Arsenal")
      await expect(page.locator('[data-skeleton=tile]')).toHaveCount(0)
    },
  )
})

test.describe('one category of the products page', () => {
  sameTab(
    'has its name, description, number of products and the way back to all',
    async ({ page }) => {
      await open(page, '/products?category=power-supplies')
      const { name, description } = categoryFacts('power-supplies')
      const products = (await catalogue(page)).filter(
        ({ category }) => category === 'power-supplies',
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('main').getByText(description)).toBeVisible()
      await expect(page.getByText(`${products.length} Products`, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(
        products.map(({ name }) => name),
      )
      await expectAccessible(page)
      await page.getByRole('link', { name: 'View All Categories' }).click()
      await expect(page).toHaveURL('/products')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Argo's Arsenal")
    },
  )

  sameTab(
    'takes the other spellings of a category and refuses what is none',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/products?category=mice')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peripherals')
      expect((await page.request.get('/products?category=toasters')).status()).toBe(404)
    },
  )
})

test.describe('category pages', () => {
  for (const { id, name, route, description } of categories.map(categoryFacts)) {
    test(`${name}: banner, what matters, three facts, every product`, async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        if (/\/(trpc|api)\//.test(request.url())) calls.push(request.url())
      })
      await open(page, `/${route}`)
      expect(calls).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('main').getByText(description)).toBeVisible()
      await expect(page.locator(`main img[src^="/pictures/categories/${id}"]`)).toHaveJSProperty(
        'complete',
        true,
      )
      const choosing = page.getByRole('region', { name: /^Choosing a/ })
      await expect(choosing.getByRole('heading', { level: 3 })).toHaveCount(3)
      const products = (await catalogue(page)).filter(({ category }) => category === id)
      const grid = page.getByRole('region', { name: `All ${name.toLowerCase()}` })
      await expect(grid.getByRole('heading', { level: 3 })).toHaveText(
        products.map(({ name }) => name),
      )
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(
        id === 'power-supplies' ? 1 : 0,
      )
    })
  }

  sameTab(
    'every other spelling, prefix and trailing slash shows the same page',
    { tag: '@desktop' },
    async ({ page }) => {
      const spellings = {
        cases: ['/cases/', '/category/cases', '/category/cases/'],
        coolers: ['/coolers', '/cooling/', '/category/coolers', '/category/cooling'],
        peripherals: ['/mice', '/mice/', '/category/mice', '/category/peripherals/'],
        'power-supplies': ['/power-supplies/', '/category/power-supplies'],
      } as const
      for (const [id, addresses] of Object.entries(spellings)) {
        const { name, route } = categoryFacts(id as keyof typeof spellings)
        for (const address of addresses) {
          const html = await (await page.request.get(address)).text()
          expect(html, address).toContain(`>${name}</h1>`)
          expect(html, address).toMatch(new RegExp(`rel="canonical" href="[^"]*/${route}"`))
        }
      }
    },
  )

  sameTab(
    'power supplies has a breadcrumb whose Home leads to /',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/power-supplies')
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Power Supplies'])
      await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
      await expectAccessible(page)
    },
  )

  sameTab(
    'peripherals shows the G-100M with its picture',
    { tag: '@desktop' },
    async ({ page }) => {
      for (const address of ['/peripherals', '/mice', '/category/mice']) {
        await open(page, address)
        const picture = card(page, 'G-100M').getByRole('img')
        await expect(picture).toHaveAttribute('src', '/pictures/argo-g-100m/cut-out-960.webp')
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      }
    },
  )

  test('three skeleton cards of 300 px show until the products have loaded', async ({ page }) => {
    await open(page, '/products')
    const letGo = await holdBack(page, 'products.page')
    await page.getByRole('link', { name: 'View All Monitors' }).click()
    const cards = page.locator('[data-skeleton=card]')
    await expect(cards).toHaveCount(3)
    for (const standIn of await cards.all()) expect((await standIn.boundingBox())?.height).toBe(300)
    letGo()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitors')
    await expect(cards).toHaveCount(0)
  })

  test(
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

test.describe('a product card', () => {
  sameTab(
    'shows picture, name, description cut at 120 characters, and leads to the product',
    async ({ page }) => {
      await open(page, '/cases')
      const edge = (await catalogue(page)).find(({ id }) => id === 79)
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
    },
  )

  sameTab(
    'every card of the catalogue cuts its text the same way',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/products')
      for (const product of await catalogue(page)) {
        await expect(card(page, product.name).getByRole('paragraph')).toHaveText(
          excerpt(product.description),
        )
      }
    },
  )

  sameTab(
    'is one link: its picture leads to the product too',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/cases')
      const picture = card(page, 'Calypso').getByRole('img').first()
      await picture.scrollIntoViewIfNeeded()
      const box = await picture.boundingBox()
      await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2)
      await expect(page).toHaveURL('/cases/calypso')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calypso')
    },
  )

  sameTab(
    'shows its second picture and an orange edge on hover and focus',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/cases')
      const shown = card(page, 'G120')
      const [angle] = (await catalogue(page)).find(({ name }) => name === 'G120')?.images ?? []
      const second = shown.locator(`img[src="${angle}"]`)
      await expect(second).toHaveCSS('opacity', '0')
      await shown.hover()
      await expect(second).toHaveCSS('opacity', '1')
      await page.mouse.move(0, 0)
      await expect(second).toHaveCSS('opacity', '0')
      await card(page, 'Calypso').getByRole('checkbox').focus()
      await page.keyboard.press('Tab')
      await expect(shown.getByRole('link')).toBeFocused()
      await expect(second).toHaveCSS('opacity', '1')
    },
  )
})

sameTab('nothing is wider than a screen of 320 px', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['/products', '/products?category=monitors', '/cooling', '/peripherals']) {
    await open(page, address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
  }
})
