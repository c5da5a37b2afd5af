import { expect, expectAccessible, open, sameTab } from './fixtures.ts'

sameTab(
  'results are narrowed by a form, and by its link they are all there again',
  async ({ page }) => {
    await open(page, '/search?q=monitor')
    const main = page.getByRole('main')
    const products = main.getByRole('region', { name: 'Products' }).locator('.found-product')
    const count = await products.count()
    await main.getByText('Narrow these Monitors').click()
    await main.getByRole('checkbox', { name: 'IPS', exact: false }).first().check()
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL(/q=monitor&panel-is=/)
    await expect(products).toHaveCount(1)
    await main.getByRole('link', { name: 'All that were found' }).click()
    await expect(products).toHaveCount(count)
  },
)

sameTab(
  'a misspelt search says what was searched for, and shows what was typed',
  async ({ page }) => {
    await open(page, '/search?q=executve')
    const main = page.getByRole('main')
    await expect(main.getByText('Showing results for “executive”')).toBeVisible()
    await expect(main.getByRole('link', { name: /Imperium/ })).toBeVisible()
    await main.getByRole('link', { name: 'Search for “executve” as typed' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nothing found for “executve”')
  },
)
