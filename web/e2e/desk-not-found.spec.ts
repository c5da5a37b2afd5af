import type { Locator } from '@playwright/test'
import { deskTest as test } from './desk.ts'
import { expect, expectAccessible, isPhone } from './fixtures.ts'

test.use({ expectedErrors: [/status of (400|404)/] })

test('staff see what visitors searched for and asked for without finding it, lead an address on, and take off what is done', async ({
  page,
  desk,
  signedIn,
}) => {
  await signedIn(page)
  const [words, path] = [`hovercraft ${Date.now() % 1_000}`, `/cases/none-${Date.now()}`]
  const visitor = await page.context().newPage()
  await visitor.goto(`${desk.url}/search?q=${encodeURIComponent(words)}`)
  await visitor.evaluate((to) => window.location.assign(to), path)
  await visitor.waitForURL(`**${path}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.close()

  const part = page.getByRole('region', { name: 'Visitors did not find' })
  await expect(async () => {
    await page.goto('/')
    await expect(part).toContainText(words, { timeout: 1_000 })
    await expect(part).toContainText(path, { timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  await part.getByRole('link', { name: /^All that was not found/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()
  await expectAccessible(page)
  const row = page.getByRole('listitem').filter({ hasText: path })
  await expect(row).toContainText('Linked from /search')
  const press = async (button: Locator) => (isPhone(page) ? button.tap() : button.press('Enter'))
  await press(row.getByRole('button', { name: /^Redirect/ }))
  const dialog = page.getByRole('dialog', { name: 'Redirect an address' })
  await dialog.getByLabel('Page that it leads to').fill('//evil.example/cases')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('leads to a page of this site')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Page that it leads to').fill('/cases/calypso')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveText(/leads to \/cases\/calypso/)
  expect((await page.request.get(`${desk.url}${path}`)).url()).toBe(`${desk.url}/cases/calypso`)
  await press(row.getByRole('button', { name: /^Remove/ }))
  await expect(row).toContainText('Linked from /search')
  expect((await page.request.get(`${desk.url}${path}`)).status()).toBe(404)
  await press(row.getByRole('button', { name: /^Done/ }))
  await expect(row).toHaveCount(0)
})
