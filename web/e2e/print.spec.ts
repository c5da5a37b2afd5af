import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const build =
  '/fit?case=g120&card-length=336&cooler=own&cooler-height=165&supply=gx-1k-titan&board=atx'

// Sheets of A4, upright and across.
const sheets: [address: string, upright: number, across: number][] = [
  ['/home', 2, 2],
  ['/products', 2, 3],
  ['/cases', 1, 1],
  ['/monitors/vela-27', 1, 1],
  ['/cases/edge', 1, 1],
  [build, 3, 4],
  ['/contact', 2, 2],
  ['/downloads', 1, 1],
  ['/terms', 1, 2],
]

test(
  'pages are printed on as few sheets as they need, with the brand’s name and no button, and nothing cut off or squeezed, upright or across',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [address, upright, across] of sheets)
      await test.step(address, async () => {
        await open(page, address)
        expect([await sheetsOf(page, false), await sheetsOf(page, true)]).toEqual([upright, across])
        await page.emulateMedia({ media: 'print' })
        for (const width of [718, 1047]) {
          await page.setViewportSize({ width, height: 900 })
          await expect(
            page.getByRole('banner').getByRole('link', { name: 'Argo, home' }),
          ).toBeVisible()
          await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
          const cards = page.getByRole('article').filter({ visible: true })
          for (const card of await cards.all()) {
            const box = await card.boundingBox()
            expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
            expect(box?.width).toBeGreaterThan(110)
          }
        }
        await page.emulateMedia({ media: null })
      })
  },
)

async function sheetsOf(page: Page, landscape: boolean): Promise<number | undefined> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const pdf = (await page.pdf({ format: 'A4', landscape, margin })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length
}
