import { expect, open, test } from './fixtures.ts'

test(
  'a graphics card that is typed on the home page is shown in a case, with the whole build one press away',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/home')
    const section = page.getByRole('region', { name: 'Will your card fit?' })
    const field = section.getByLabel('Your graphics card')
    const verdict = section.getByRole('status')
    const drawing = section.getByRole('img', { name: 'Edge, cut open, to scale' })
    await expect(verdict).toContainText('For example: ')
    await field.fill('336 mm')
    await expect(verdict).toHaveText('A 336 mm card fits Edge, with 64 mm to spare.')
    await expect(drawing).toContainText('64 mm free')
    await field.fill('18 in')
    await expect(verdict).toHaveText('A 457 mm card does not fit Edge: it is 57 mm too long.')
    await expect(drawing).toContainText('57 mm too much')
    await field.fill('5080')
    await expect(verdict).toContainText('Most GeForce RTX 5080 cards fit Edge')
    await expect(section.locator('datalist option').first()).toBeAttached()
    await field.press('Enter')
    await expect(page).toHaveURL('/fit?case=edge&card-name=5080#answer')
    await expect(page.getByLabel('Graphics card', { exact: true })).toHaveValue('5080')
    await page.goBack()
    await expect(section).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the field for a card on the home page leads to the answer',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/home')
      await page.getByLabel('Your graphics card').fill('406 mm')
      await page.getByRole('button', { name: 'Check the whole build' }).click()
      await expect(page).toHaveURL('/fit?case=edge&card-name=406+mm#answer')
      await expect(
        page.getByRole('heading', { level: 2, name: 'One thing does not fit' }),
      ).toBeVisible()
    },
  )
})
