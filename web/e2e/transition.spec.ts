import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

for (const [from, name] of [
  ['/cases', 'Edge'],
  ['/products', 'Edge'],
  ['/cases/edge', 'Calypso'],
] as const) {
  test(`from ${from}, the picture of a card grows into its product’s first, and then gives way`, async ({
    page,
  }) => {
    await open(page, from)
    const card = page.getByRole('link', { name: `${name}, view details` })
    await card.hover()
    await page.waitForLoadState('networkidle')
    const itsArticle = page.locator('article', { has: card }).last()
    const shown = await itsArticle.locator('img').first().boundingBox()
    await stillAnimations(page)
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    // At its first moment it stands where it stood on the card.
    await expect(grown(page)).toHaveCount(1)
    expectSame(await grown(page).boundingBox(), shown)
    await expect(page.locator('.hero')).toBeHidden()
    await letAnimationsEnd(page)
    await expect(grown(page)).toHaveCount(0)
    await expect(page.locator('.hero')).toBeVisible()
  })
}

test('a picture that is late is stood for by its card’s', async ({ page }) => {
  await open(page, '/cases')
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/pictures/edge/hero*', async (route) => {
    await late
    await route.continue()
  })
  await page.getByRole('link', { name: 'Edge, view details' }).click()
  const place = page
    .getByRole('region', { name: /^Pictures of/ })
    .getByRole('listitem')
    .first()
  await expect(place.locator('.grown-picture')).toBeVisible()
  arrive()
  await expect(grown(page)).toHaveCount(0)
})

test('a tap while a picture grows reaches the page', async ({ page }) => {
  await open(page, '/cases')
  await stillAnimations(page)
  await page.getByRole('link', { name: 'Edge, view details' }).click()
  await expect(grown(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'View full screen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('for a visitor who wants less motion nothing grows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/cases')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.grown-picture')) document.documentElement.dataset.grew = ''
    }).observe(document, { subtree: true, childList: true })
  })
  await page.getByRole('link', { name: 'Edge, view details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Pictures of/ })).toHaveAttribute(
    'data-alive',
    'true',
  )
  await expect(page.locator('html')).not.toHaveAttribute('data-grew')
})

function grown(page: Page) {
  return page.locator('.grown-picture')
}

// From now on every animation stands at its first moment, until it is let go.
function stillAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    const still = () => {
      if (document.documentElement.dataset.moving !== undefined) return
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = 0
      }
      requestAnimationFrame(still)
    }
    still()
  })
}

function letAnimationsEnd(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.moving = ''
    for (const animation of document.getAnimations()) animation.play()
  })
}

type Box = { x: number; y: number; width: number; height: number } | null

function expectSame(one: Box, other: Box): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.round(one?.[side] ?? -1)).toBeCloseTo(Math.round(other?.[side] ?? -2), -0.5)
}
