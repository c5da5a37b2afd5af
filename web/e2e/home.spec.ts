import { expect, open, sameTab, test } from './fixtures.ts'
import { holdScripts } from './held-requests.ts'

sameTab(
  'the site opens with the brand, which leaves the screen’s foot to the question of the card, and leads to the products',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/home')
    await expect(page.getByText('Forged For Gamers').first()).toBeVisible()
    for (const height of [900, 1_920]) {
      await page.setViewportSize({ width: 1_080, height })
      await expect(page.getByRole('region', { name: 'Argo, Forged For Gamers' })).toHaveCSS(
        'height',
        `${height - 144}px`,
      )
      await expect(page.getByRole('heading', { name: 'Will your card fit?' })).toBeInViewport()
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

test(
  'three scenes alternate until they are paused, one can be chosen, and a link leads to what is shown',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(neverEndScenes)
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
    await page.getByRole('button', { name: 'Edge, scene 1 of 3' }).click()
    await expect(shown).toHaveAttribute('src', /scenes\/1-wide/)
    await expect(page.getByRole('link', { name: 'See Edge' })).toBeVisible()
    await page.getByRole('button', { name: 'Swift Pro, scene 3 of 3' }).click()
    await expect(shown).toHaveAttribute('src', /scenes\/3-wide/)
    await page.getByRole('link', { name: 'See Swift Pro' }).click()
    await expect(page).toHaveURL('/chairs/swift-pro')
  },
)

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

test(
  'the year of the copyright is that of the visit, whenever the page was rendered',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.setFixedTime('2031-01-01T12:00:00Z')
    await open(page, '/cookies')
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Argo. All rights reserved.')
  },
)

/** Makes a scene last until `endScene`, however slow the machine is; runs in the page. */
function neverEndScenes(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-testid="scene-timer"] { animation-duration: 100000s !important }')
  document.adoptedStyleSheets = [sheet]
}

/** Finishes the current scene's animation, which times it. */
async function endScene(page: import('@playwright/test').Page): Promise<void> {
  await page.getByTestId('scene-timer').evaluate((timer) => timer.getAnimations()[0]?.finish())
}
