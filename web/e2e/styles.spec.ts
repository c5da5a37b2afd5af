import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const pages = ['/home', '/products', '/cases', '/cases/edge', '/chairs/swift-pro', '/contact']

// The page as the server rendered it.
test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' })

const others = [
  '/warranty',
  '/downloads',
  '/privacy',
  '/compare/cases',
  '/cases?gpu-clearance-min=350',
  '/fit?case=g120&card-length=336',
]

test('every kind of page looks the same before its stylesheet has loaded', async ({ page }) => {
  for (const address of [...pages, ...others]) {
    await test.step(address, async () => {
      let late = 0
      await page.route('**/*.css', (route) => {
        late += 1
        return route.fulfill({ contentType: 'text/css', body: '' })
      })
      await page.goto(address)
      const early = await looks(page)
      expect(late).toBeGreaterThan(0)
      await page.unroute('**/*.css')
      await page.goto(address)
      expect(early).toEqual(await looks(page))
    })
  }
})

test(
  'the first Tab shows the skip link before the stylesheet has loaded',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await page.goto('/cases')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
  },
)

// The position and computed style of each element, as one line of text.
function looks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Layout starts the font's request.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    return [...document.body.querySelectorAll('*:not(script, link)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const painted = [
        style.display,
        style.visibility,
        style.opacity,
        style.color,
        style.background,
        style.border,
        style.boxShadow,
        style.clipPath,
        style.font,
        style.transform,
        style.textDecoration,
        style.zIndex,
      ]
      const place = [x, y, width, height].map(Math.round)
      return `${element.tagName} ${element.className} ${place.join(' ')} ${painted.join(' ')}`
    })
  })
}
