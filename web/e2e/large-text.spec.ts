import { expect, open, test } from './fixtures.ts'

const addresses = [
  '/cookies',
  '/search',
  '/search?q=quiet+case',
  '/fit?case=calypso&card-length=300&card-thickness=50',
  '/fit?case=g120&card-length=336&cooler=own&cooler-height=165&supply=gx-1k-titan&board=atx',
  '/fit/chairs',
  '/compare',
  '/compare?products=edge,calypso',
  '/compare/power-supplies',
]

test(
  'no page of search, fit and comparison is wider than a screen of 320 px with text at 200%',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const address of addresses) {
      await open(page, address)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(width, address).toBe(320)
    }
  },
)
