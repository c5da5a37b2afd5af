import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, sameTab, test } from './fixtures.ts'

const answer = (page: Page) => page.locator('section[aria-labelledby="answer"]')
const verdict = (page: Page) => answer(page).getByRole('heading', { level: 2 })
const submit = (page: Page) => page.getByRole('button', { name: 'Will it fit?' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

sameTab(
  '“Will a 5080 fit into Edge?”: the names on the boxes fill in figures, and a figure of one’s own counts instead',
  async ({ page }) => {
    await open(page, '/fit')
    await page.getByRole('radio', { name: 'Edge' }).check()
    await field(page, 'Graphics card').fill('5080')
    await expect(field(page, 'Graphics card')).toHaveAccessibleDescription(
      /GeForce RTX 5080: 360 W, needs a supply of 850 W.*most are 300 to 358 mm long/,
    )
    await field(page, 'Graphics card').fill('5080 fe')
    await field(page, 'Processor').fill('9800x3d')
    await expect(answer(page)).toContainText('96 mm to spare')
    const length = field(page, 'Graphics card, length, in mm')
    await expect(length).toHaveValue('')
    await expect(length).toHaveAccessibleDescription('Listed: 304 mm.')
    await length.fill('390')
    await expect(answer(page)).toContainText('10 mm to spare')
    await expect(length).toHaveAccessibleDescription('Your own figure; listed: 304 mm.')
    await submit(page).click()
    await expect(page).toHaveURL(
      '/fit?case=edge&card-name=5080+fe&card-length=390&processor-name=9800x3d#answer',
    )
    await expect(page.getByRole('region', { name: 'Power', exact: true })).toContainText(
      'Ryzen 7 9800X3D',
    )
    await expectAccessible(page)
  },
)

sameTab(
  '“Will an NH-D15 fit into G120?”: the name of another maker’s cooler stands for its height, and one that is not listed is said',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/fit')
    await page.getByRole('radio', { name: 'G120' }).check()
    await field(page, 'CPU cooler').selectOption('Another one')
    const cooler = field(page, 'Model or height of the cooler')
    await cooler.fill('nh-d15')
    await expect(cooler).toHaveAccessibleDescription('Noctua NH-D15: 165 mm tall.')
    await expect(answer(page)).toContainText('5 mm too tall')
    await expect(page.locator('#cooler-height-list option').first()).toHaveText('Noctua NH-D15')
    await cooler.fill('Megahalems')
    await cooler.blur()
    await expect(cooler).toHaveAccessibleDescription(/a model that we list such as NH-D15/)
    await cooler.fill('155 mm')
    await expect(answer(page)).toContainText('5 mm to spare')
    await cooler.fill('dark rock pro 5')
    await submit(page).click()
    await expect(page).toHaveURL('/fit?case=g120&cooler=own&cooler-height=dark+rock+pro+5#answer')
    await expect(verdict(page)).toHaveText('One thing does not fit')
    await expect(answer(page)).toContainText('8 mm too tall')
    await expectAccessible(page)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the names of a card and a processor are sent with the form, and offered from a list',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/fit')
      await page.getByRole('radio', { name: 'G120' }).check()
      await field(page, 'Graphics card').fill('RTX 4070 Super FE')
      await field(page, 'Processor').fill('i5-12400F')
      const offered = page.locator('#card-name-list option')
      await expect(offered.getByText('Radeon RX 9070 XT', { exact: true })).toHaveCount(1)
      await submit(page).click()
      await expect(page).toHaveURL(
        '/fit?case=g120&card-name=RTX+4070+Super+FE&processor-name=i5-12400F#answer',
      )
      await expect(verdict(page)).toHaveText('Everything fits')
      await expect(answer(page)).toContainText('86 mm to spare')
    },
  )
})
