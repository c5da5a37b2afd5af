import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const build =
  '/fit?case=g120&card-length=336&cooler=own&cooler-height=165&supply=gx-1k-titan&board=atx'

// Sheets of A4, upright and across; a product's is one of Letter too.
const sheets: [address: string, upright: number, across: number][] = [
  ['/home', 2, 2],
  ['/cases?gpu-clearance-min=300', 1, 1],
  ['/cases/edge', 1, 1],
  ['/chairs/swift-pro', 1, 1],
  ['/power-supplies/gx-1k-titan', 1, 1],
  [build, 2, 3],
  ['/contact', 2, 2],
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
        if (/^\/(cases|chairs|power-supplies)\/./.test(address))
          expect(await sheetsOf(page, false, 'Letter')).toBe(1)
        await page.emulateMedia({ media: 'print' })
        for (const width of [718, 1047]) {
          await page.setViewportSize({ width, height: 900 })
          await expect(
            page.getByRole('banner').getByRole('link', { name: 'Argo, home' }),
          ).toBeVisible()
          await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
          await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
          // A product's sheet says where its page is and how to reach the company.
          if (address === '/cases/edge')
            for (const words of [/\/cases\/edge$/, /^\+1 \(212\) 555-\d{4}, \S+@\S+$/])
              await expect(page.getByRole('article').getByText(words)).toBeVisible()
          const cards = await page
            .getByRole('article')
            .filter({ visible: true })
            .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect()))
          for (const { right, width: cardWidth } of cards) {
            expect(right).toBeLessThanOrEqual(width)
            expect(cardWidth).toBeGreaterThan(110)
          }
        }
        await page.emulateMedia({ media: null })
      })
  },
)

test(
  'a product’s sheet has its picture, for which neither printing nor the first picture on the screen waits',
  { tag: '@desktop' },
  async ({ page }) => {
    const ofPaper: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/edge/cut-out')) ofPaper.push(request.url())
    })
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client*', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/cases/edge', { waitUntil: 'commit' })
    const first = page.locator('img.hero')
    await expect.poll(() => first.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true)
    expect(ofPaper).toEqual([])
    scripts.resolve()
    await expect.poll(() => ofPaper).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect((await page.pdf()).toString('latin1')).toMatch(/\/Subtype \/Image\b/)
    expect(ofPaper).toHaveLength(1)
  },
)

test(
  'on paper stands the answer with its margins and its list and no form, and before there is one what to measure',
  { tag: '@desktop' },
  async ({ page }) => {
    const submit = page.getByRole('button', { name: 'Will it fit?' })
    await page.emulateMedia({ media: 'print' })
    await open(page, '/fit')
    await expect(page.getByLabel('Graphics card, length, in mm')).toBeVisible()
    await expect(submit).toBeHidden()
    await open(page, `${build}&card-watts=450`)
    await expect(page.getByRole('heading', { name: /do not fit$/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Graphics card, length' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Shopping list' })).toBeVisible()
    await expect(page.getByLabel('Graphics card, length, in mm')).toBeHidden()
    await expect(submit).toBeHidden()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '32px')
  },
)

test(
  'a comparison is one sheet, wider than high, with the rows that are the same unfolded',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/compare/cooling')
    const rows = page.getByRole('group').getByText('5 years')
    await expect(rows).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(rows).toBeVisible()
    for (const address of [
      '/compare/cooling',
      '/compare/chairs',
      '/compare?products=typhoon-90,90',
    ]) {
      await test.step(address, async () => {
        await open(page, address)
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
        expect(sizes).toHaveLength(1)
        const [, width, height] = sizes[0] ?? []
        expect(Number(width)).toBeGreaterThan(Number(height))
      })
    }
  },
)

async function sheetsOf(
  page: Page,
  landscape: boolean,
  format = 'A4',
): Promise<number | undefined> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const pdf = (await page.pdf({ format, landscape, margin })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length
}
