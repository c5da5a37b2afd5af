import { expect, open, sameTab, test } from './fixtures.ts'
import { holdScripts } from './held-scripts.ts'

sameTab(
  'the site opens with the brand, as high as the screen, and leads to the products',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/home')
    await expect(page.getByText('Forged For Gamers').first()).toBeVisible()
    for (const height of [900, 1_920]) {
      await page.setViewportSize({ width: 1_080, height })
      await expect(page.getByRole('region', { name: 'Argo, Forged For Gamers' })).toHaveCSS(
        'height',
        `${height}px`,
      )
    }
    await page.getByRole('link', { name: 'Explore Products' }).click()
    await expect(page).toHaveURL('/products')
  },
)

sameTab(
  'on a phone held sideways the way to the products is on the first screen, and large words stay below the header',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await open(page, '/home')
    await expect(page.getByRole('link', { name: 'Explore Products' })).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const header = await page.getByRole('banner').boundingBox()
    const words = await page
      .getByRole('region', { name: 'Argo, Forged For Gamers' })
      .getByText('Forged For Gamers')
      .boundingBox()
    expect(words?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
  },
)

sameTab(
  'a button of the second rank is lit under the pointer',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/home')
    const button = page.getByRole('link', { name: 'View All Products' })
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('The button is not on the page')
    // Left of its words.
    const clip = { x: box.x + 4, y: box.y + 8, width: 12, height: box.height - 16 }
    const unlit = await page.screenshot({ clip })
    await button.hover()
    await expect.poll(async () => unlit.equals(await page.screenshot({ clip }))).toBe(false)
  },
)

test('three scenes alternate until they are paused', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await open(page, '/home')
  const shown = page.locator('[data-shown="true"] img')
  // The next scene is loaded before it is shown, and no other.
  await expect(page.locator('[data-shown]')).toHaveCount(2)
  await expect(shown).toHaveAttribute('src', /scenes\/1-wide/)
  await endScene(page)
  await expect(page.locator('[data-shown]')).toHaveCount(3)
  await expect(shown).toHaveAttribute('src', /scenes\/2-wide/)
  await page.getByRole('button', { name: 'Pause the changing scenes' }).click()
  await expect(page.getByTestId('scene-timer')).toHaveCSS('animation-play-state', 'paused')
  await page.getByRole('button', { name: 'Play the changing scenes' }).click()
  await expect(page.getByTestId('scene-timer')).toHaveCSS('animation-play-state', 'running')
  await endScene(page)
  await expect(shown).toHaveAttribute('src', /scenes\/3-wide/)
  await endScene(page)
  await expect(shown).toHaveAttribute('src', /scenes\/1-wide/)
})

test(
  'the first scene stays until the page is hydrated, however late that is',
  { tag: '@desktop' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/home', { waitUntil: 'commit' })
    const timer = page.getByTestId('scene-timer')
    await expect(timer).toHaveCSS('animation-play-state', 'paused')
    release()
    await expect(timer).toHaveCSS('animation-play-state', 'running')
  },
)

sameTab('a scene can be chosen', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/home')
  await page.getByRole('button', { name: 'Show scene 3 of 3' }).click()
  await expect(page.locator('[data-shown="true"] img')).toHaveAttribute('src', /scenes\/3-wide/)
})

test(
  'nothing moves for a visitor who prefers reduced motion',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/home')
    await expect(page.getByTestId('scene-timer')).toHaveCSS('animation-name', 'none')
    await expect(page.getByRole('button', { name: /changing scenes/ })).toBeHidden()
  },
)

sameTab(
  'the home page features six products, and its footer links to every page',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await open(page, '/home')
    await test.step('Featured Gear shows the first six featured products and links each by its id', async () => {
      const featured: { id: number; name: string; category: string }[] = await (
        await request.get('/api/products/featured')
      ).json()
      expect(featured.length).toBeGreaterThan(6)
      const cards = page.getByRole('region', { name: 'Featured Gear' }).getByRole('article')
      await expect(cards).toHaveCount(6)
      for (const [index, product] of featured.slice(0, 6).entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('heading')).toHaveText(product.name)
        await expect(card.getByRole('link')).toHaveAttribute('href', `/product/${product.id}`)
        await expect(card.getByRole('img').first()).toHaveAttribute('alt', new RegExp(product.name))
      }
    })
    await test.step('below the categories, links lead to what helps to choose', async () => {
      const kinds = page.getByRole('region', { name: 'What we make' })
      for (const [name, href] of [
        ['Will it fit?', '/fit'],
        ['Which chair?', '/fit/chairs'],
        ['Compare', '/compare'],
      ] as const) {
        await expect(kinds.getByRole('link', { name })).toHaveAttribute('href', href)
      }
    })
    await test.step('the footer links to every page, and its logo scrolls to the top', async () => {
      const footer = page.getByRole('contentinfo')
      for (const [name, href] of [
        ['Warranty', '/warranty'],
        ['Contact Support', '/contact'],
        ['FAQs', '/contact#faq'],
        ['Downloads', '/downloads'],
        ['Product Registration', '/registration'],
        ['Coolers', '/cooling'],
        ['Terms', '/terms'],
        ['Privacy', '/privacy'],
        ['Cookies', '/cookies'],
      ] as const) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      }
      for (const network of ['LinkedIn', 'X', 'Facebook', 'Instagram']) {
        await expect(
          footer.getByRole('link', { name: `Argo on ${network}`, exact: true }),
        ).toBeVisible()
      }
      await footer.getByRole('button', { name: 'Argo, back to the top' }).click()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })
    await page.getByRole('link', { name: 'View All Products' }).click()
    await expect(page).toHaveURL('/products')
  },
)

sameTab(
  'six skeleton cards show while the home page loads',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/warranty')
    await page.route('**/trpc/products.highlights*', () => {})
    await page.getByRole('link', { name: 'Argo, home' }).click()
    await expect(page.getByRole('main').locator('[aria-hidden="true"].chamfer')).toHaveCount(6)
    await expect(
      page.getByRole('status').filter({ hasText: 'Loading the home page' }),
    ).toBeAttached()
  },
)

test(
  'the year of the copyright is that of the visit, whenever the page was rendered',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.setFixedTime('2031-01-01T12:00:00Z')
    await open(page, '/cookies')
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Argo. All rights reserved.')
  },
)

/** Finishes the current scene's animation, which times it. */
async function endScene(page: import('@playwright/test').Page): Promise<void> {
  await page.getByTestId('scene-timer').evaluate((timer) => timer.getAnimations()[0]?.finish())
}
