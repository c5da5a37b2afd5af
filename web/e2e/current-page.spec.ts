import { expect, largeSameTab as sameTab, open, test } from './fixtures.ts'

sameTab(
  'only links to the page itself say that they lead to the current page, in the menu too',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [address, inMenu] of [
      ['/cases', /^Cases/],
      ['/cases?page=2'],
      ['/cases?gpu-clearance-min=300&motherboard-support-is=ATX'],
      ['/products?category=monitors&sort=name-asc'],
      ['/cases/edge'],
      ['/compare/cases'],
      ['/fit/chairs', 'Which chair?'],
      ['/contact', 'Support'],
      ['/contact#faq', 'Support'],
    ] as const)
      await test.step(address, async () => {
        await open(page, address)
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        const marked = 'a[aria-current=page]'
        await expect(page.getByRole('dialog').locator(marked)).toHaveText(inMenu ? [inMenu] : [])
        const hrefs = await page
          .locator(marked)
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        const own = new Set<string | null>([address, address.replace(/#.+/, '')])
        expect.soft(hrefs.filter((href) => !own.has(href))).toEqual([])
      })
  },
)
