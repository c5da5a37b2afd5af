import { expect, open, test } from './fixtures.ts'
import { holdReads } from './held-reads.ts'

test.describe(
  'a list that comes after the visitor wanted something else',
  { tag: '@desktop' },
  () => {
    test('is not put in the address of the page that was opened meanwhile', async ({ page }) => {
      await open(page, '/cases')
      const release = await holdReads(page, /products\.page/)
      await page.getByRole('link', { name: 'Name, A to Z' }).click()
      await page.getByRole('link', { name: 'Contact Support' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
      await release()
      await expect(page).toHaveURL('/contact')
    })

    test('does not replace the order that was chosen after it', async ({ page }) => {
      await open(page, '/cases')
      const release = await holdReads(page, /name-asc/)
      await page.getByRole('link', { name: 'Name, A to Z' }).click()
      await page.getByRole('link', { name: /^GPU clearance, / }).click()
      await expect(page).toHaveURL(/sort=gpu-clearance/)
      await release()
      await expect(page).toHaveURL(/sort=gpu-clearance/)
    })
  },
)
