import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

declare global {
  interface Window {
    animated: string[]
  }
}

for (const [from, name] of [
  ['/cases', 'Edge'],
  ['/products', 'Edge'],
  ['/cases/edge', 'Calypso'],
] as const) {
  test(`from ${from}, the picture of a card grows into its product’s first`, async ({ page }) => {
    await noteAnimations(page)
    await open(page, from)
    const card = page.getByRole('link', { name: `${name}, view details` })
    await card.hover()
    await page.waitForLoadState('networkidle')
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => window.animated))
      .toContain('::view-transition-group(hero)')
  })
}

test('a tap while a picture grows reaches the page', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      const note = async () => {
        await transition.ready
        const hit = document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 20)
        document.documentElement.dataset.hit = String(Boolean(hit?.closest('main')))
      }
      void note()
      return transition
    }
  })
  await open(page, '/cases')
  await page.getByRole('link', { name: 'Edge, view details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-hit', 'true')
})

test('for a visitor who wants less motion nothing grows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteAnimations(page)
  await open(page, '/cases')
  await page.getByRole('link', { name: 'Edge, view details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeVisible()
  expect(await page.evaluate(() => window.animated)).toEqual([])
})

// Which parts of the page are animated each time it changes.
function noteAnimations(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.animated = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      const note = async () => {
        await transition.ready
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement)
            window.animated.push(effect.pseudoElement)
      }
      void note()
      return transition
    }
  })
}
