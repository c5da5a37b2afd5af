import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { deskTest as test } from './desk.ts'
import { expect, expectAccessible, isPhone } from './fixtures.ts'

// What the desk refuses the browser reports as well.
test.use({ expectedErrors: [/status of 400/] })

const choice = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choose ${name}` })
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Choose ${name}` }) })

/** Presses what has the focus already, or is focused now: with a finger, or by a key. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  await (isPhone(page) ? button.tap() : button.press('Enter'))
}

test(
  'two choices of products that are made before the page has followed the first both count',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products')
    await page.getByRole('search', { name: 'Products' }).evaluate((form: HTMLFormElement) => {
      for (const [name, value] of [
        ['category', 'chairs'],
        ['state', 'published'],
      ] as const) {
        const field = form.elements.namedItem(name) as HTMLSelectElement
        field.value = value
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await expect(page).toHaveURL(/\/products\?category=chairs&state=published$/)
    await expect(row(page, 'Imperium')).toBeVisible()
  },
)

test('several products are chosen, discontinued, brought back by one undoing, featured and exported', async ({
  page,
  desk,
  signedIn,
}) => {
  await signedIn(page)
  await page.goto('/products?q=typhoon')
  const all = page.getByRole('checkbox', { name: 'Choose all that are listed' })
  const status = page.getByRole('status').filter({ hasText: /chosen/ })
  await choice(page, 'Typhoon 90').focus()
  await page.keyboard.press('Space')
  await expect(status).toHaveText(/^1 of \d+ products chosen$/)
  await all.press('Space')
  await expect(choice(page, 'Typhoon 90')).toBeChecked()
  const names = (await page.getByRole('rowheader').allInnerTexts()).length
  expect(names).toBeGreaterThan(1)
  await expectAccessible(page)

  await press(page, 'Discontinue')
  const dialog = page.getByRole('dialog', { name: `Discontinue ${names} products?` })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Discontinue' }).press('Enter')
  const done = page.getByText(`${names} products discontinued.`)
  await expect(done).toBeVisible()
  await expect(page.getByRole('button', { name: 'Discontinue' })).toBeFocused()
  await expect(row(page, 'Typhoon 90')).toContainText('Discontinued')
  await expect
    .poll(async () => (await page.request.get(`${desk.url}/cooling/typhoon-90`)).text())
    .toContain('discontinued')
  await press(page, 'Undo')
  await expect(row(page, 'Typhoon 90')).toContainText('Published')
  await expect(done).toHaveCount(0)
  await expect(all).toBeFocused()

  await all.uncheck()
  await choice(page, 'Typhoon 90').check()
  const download = page.waitForEvent('download')
  await press(page, 'Export')
  const sheet = await readFile(await (await download).path(), 'utf8')
  expect(sheet).toContain('Typhoon 90')
  expect(sheet).not.toContain('Edge')
  await press(page, 'Feature')
  await page.getByRole('dialog').getByRole('button', { name: 'Feature' }).click()
  await expect(row(page, 'Typhoon 90')).toContainText('featured')
  await press(page, 'Undo')
  await expect(row(page, 'Typhoon 90')).not.toContainText('featured')
})

test('what keeps several products from being published is named, with a link to its field, and none is', async ({
  page,
  signedIn,
}) => {
  await signedIn(page)
  await page.goto('/products')
  const name = `Keyb ${Date.now()}`
  await page.getByRole('button', { name: 'Add a product' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto(`/products?q=${encodeURIComponent(name)}`)
  await choice(page, name).check()
  await press(page, 'Publish')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Nothing was changed' })
  await expect(refused).toContainText('because of 1 product')
  await expectAccessible(page)
  await refused.getByRole('link', { name: `${name}: A product is described` }).press('Enter')
  await expect(page.getByLabel('Description')).toBeFocused()
})
