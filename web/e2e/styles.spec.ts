import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const pages = ['/home', '/products', '/cases', '/cases/edge', '/chairs/swift-pro', '/contact']

// The page as it came, before a script touches it.
test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' })

for (const address of [...pages, '/warranty', '/downloads', '/privacy']) {
  test(`${address} looks the same before its stylesheet has come`, async ({ page }) => {
    await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await page.goto(address)
    const early = await looks(page)
    await page.unroute('**/*.css')
    await page.goto(address)
    expect(early).toEqual(await looks(page))
  })
}

test('the first Tab shows the skip link before the stylesheet has come', async ({ page }) => {
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await page.goto('/cases')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
})

// Where each element stands and how it is painted, as one line of text.
function looks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // To measure the page is to ask for its font.
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
