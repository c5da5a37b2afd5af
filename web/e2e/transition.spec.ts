import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test(
  'the picture of a card grows into its product’s first, and then gives way',
  { tag: '@phone' },
  async ({ page }) => {
    // Each another product: Chromium is not idle for 30 s where it checks a read that it has in its cache.
    for (const [from, name] of [
      ['/cases', 'Edge'],
      ['/cases/edge', 'Calypso'],
    ] as const)
      await test.step(`from ${from}`, async () => {
        await open(page, from)
        const card = page.getByRole('link', { name: `${name}, view details` })
        await card.hover()
        await page.waitForLoadState('networkidle')
        const itsArticle = page.locator('article', { has: card }).last()
        await itsArticle.evaluate((article) =>
          Promise.all(article.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        )
        const shown = await itsArticle.locator('img').first().boundingBox()
        await pauseAnimations(page)
        await card.click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        // It starts where the card's picture was.
        await expect.poll(() => growing(page)).toHaveLength(1)
        expectSame((await growing(page))[0], shown)
        await expect(hero(page)).toBeHidden()
        await resumeAnimations(page)
        await expect.poll(() => growing(page)).toHaveLength(0)
        await expect(hero(page)).toBeVisible()
      })
  },
)

test(
  'the card’s picture is shown until the product’s has loaded',
  { tag: '@phone' },
  async ({ page }) => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/pictures/calypso/hero*', async (route) => {
      await late
      await route.continue()
    })
    await open(page, '/cases')
    await page.getByRole('link', { name: 'Calypso, view details' }).click()
    const pictures = page
      .getByRole('region', { name: /^Pictures of/ })
      .getByRole('listitem')
      .first()
      .locator('img')
    await expect(pictures).toHaveCount(2)
    await expect(pictures.last()).toBeVisible()
    await expect(pictures.last()).toHaveAttribute('src', /\/calypso\/cut-out-/)
    arrive()
    await expect(pictures).toHaveCount(1)
  },
)

test('a tap while a picture grows reaches the page', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/cases')
  await pauseAnimations(page)
  await page.getByRole('link', { name: 'Edge, view details' }).click()
  await expect.poll(() => growing(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'View full screen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test(
  'for a visitor who prefers reduced motion nothing grows',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/cases')
    await countGrowths(page)
    await page.getByRole('link', { name: 'Edge, view details' }).click()
    await expectNothingGrew(page, 'Edge')
  },
)

test(
  'a card that was opened in another tab lets nothing grow later',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    await countGrowths(page)
    await page.getByRole('button', { name: 'Cases' }).click()
    const inPanel = page.getByRole('banner').getByRole('link', { name: /^Edge/ })
    await expect(inPanel).toBeVisible()
    // Without the tab, which takes longer to open than a picture is remembered.
    await page.evaluate(() => {
      window.addEventListener('click', (event) => event.ctrlKey && event.preventDefault())
    })
    await page
      .getByRole('link', { name: 'Edge, view details' })
      .dispatchEvent('click', { ctrlKey: true })
    await inPanel.click()
    await expectNothingGrew(page, 'Edge')
  },
)

function hero(page: Page) {
  return page.getByRole('region', { name: /^Pictures of/ }).locator('img[fetchpriority=high]')
}

/** The rectangles of the images whose size or position is animated by script. */
function growing(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) => !(animation instanceof CSSTransition || animation instanceof CSSAnimation),
      )
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
      .filter((target) => target instanceof HTMLImageElement)
      .map((image) => image.getBoundingClientRect().toJSON() as Box),
  )
}

/** Counts the animations that scripts start on images. */
function countGrowths(page: Page): Promise<void> {
  return page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- applied to the image below
    const animate = Element.prototype.animate
    document.documentElement.dataset.growths = '0'
    HTMLImageElement.prototype.animate = function counted(...args) {
      const { dataset } = document.documentElement
      dataset.growths = String(1 + Number(dataset.growths))
      return animate.apply(this, args)
    }
  })
}

async function expectNothingGrew(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect
    .poll(() => hero(page).evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true)
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  await expect(hero(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-growths', '0')
}

// From now on every animation is paused at its start, until they are resumed.
function pauseAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    const pause = () => {
      if (document.documentElement.dataset.resumed !== undefined) return
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = 0
      }
      requestAnimationFrame(pause)
    }
    pause()
  })
}

function resumeAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.resumed = ''
    for (const animation of document.getAnimations()) animation.play()
  })
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function expectSame(one: Box | null | undefined, other: Box | null): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.round(one?.[side] ?? -1)).toBeCloseTo(Math.round(other?.[side] ?? -2), -0.5)
}
