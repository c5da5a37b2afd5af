import { deskTest as test } from './desk.ts'
import { expect, expectAccessible } from './fixtures.ts'

test('the history is narrowed to a person, a product and a day, which stand in its address, and says what was undone', async ({
  page,
  browser,
  desk,
  signedIn,
}) => {
  const other = await browser.newPage({ baseURL: desk.staffUrl })
  const [name, otherName] = [await signedIn(page), await signedIn(other)]
  for (const [each, id] of [
    [page, 79],
    [page, 78],
    [other, 79],
  ] as const) {
    await each.goto(`/products/${id}`)
    await each.getByLabel('Description').fill(`Changed ${Date.now()}.`)
    await each.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(each.getByText('All is saved')).toBeVisible()
  }
  await other.close()

  await page.goto('/history')
  const changes = page.getByRole('main').getByRole('listitem')
  await page.getByLabel('Person').selectOption(name)
  await expect(changes).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Product' }).fill('edge')
  await page.getByRole('option', { name: /^Edge/ }).click()
  await expect(changes).toHaveCount(1)
  await page.getByRole('button', { name: 'Everything' }).click()
  await expect(changes).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Product' }).fill('79')
  await expect(page.getByRole('option', { name: /^Edge/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Product' })).toBeFocused()
  await expect(changes).toHaveCount(1)
  await expectAccessible(page)
  await page.reload()
  await expect(changes).toHaveCount(1)
  await page.getByLabel('Person').selectOption(otherName)
  await expect(changes).toHaveText([new RegExp(`^${otherName} changed Edge`)])
  await page.getByLabel('Day').fill('2020-01-31')
  await expect(page.getByText('There are no such changes.')).toBeVisible()
  await page.getByLabel('Day').fill('')
  const time = await changes.locator('time').first().textContent()
  await changes.getByRole('button', { name: 'Undo' }).click()
  await page.getByLabel('Person').selectOption(name)
  await expect(changes.first()).toContainText(`changed Edge (undid the change of ${time})`)
  await expectAccessible(page)
  await changes.first().getByRole('link', { name: 'Edge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edge' })).toBeFocused()
})
