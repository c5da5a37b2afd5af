import type { Locator } from '@playwright/test'
import { deskTest as test } from './desk.ts'
import { expect, expectAccessible, hydrated, isPhone } from './fixtures.ts'

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

test(
  'an address that staff lead on leads there inside the site too, and back to where the visitor was',
  { tag: '@desktop' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/not-found')
    const paths = [`/cases/moved-${Date.now()}`, `/moved-${Date.now()}`]
    for (const path of paths) {
      await page.getByRole('button', { name: 'Add a redirect' }).click()
      const dialog = page.getByRole('dialog', { name: 'Redirect an address' })
      await dialog.getByLabel('Address that is not found').fill(path)
      await dialog.getByLabel('Page that it leads to').fill('/cases/calypso#specs')
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
    }
    const move = async (path: string) => {
      await page.goto(`${desk.url}/contact`)
      await hydrated(page)
      await page.evaluate((to) => history.pushState(null, '', to), path)
    }
    for (const path of paths) {
      await move(path)
      await expect(page).toHaveURL(`${desk.url}/cases/calypso#specs`)
      await expect(page.getByRole('heading', { level: 1, name: 'Calypso' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(`${desk.url}/contact`)
    }
    await move('/cases/none')
    await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
    await expect(page).toHaveURL(`${desk.url}/cases/none`)
  },
)
