import { deskTest as test } from './desk.ts'
import { expect, expectAccessible } from './fixtures.ts'

// Of a product that is not there any more, and of what somebody else has saved meanwhile.
test.use({ expectedErrors: [/status of (404|409)|There is no such product/] })

test(
  'a form that is typed in and typed back follows an undoing, and is kept nowhere',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/92')
    const description = page.getByLabel('Description')
    const before = await description.inputValue()
    await description.fill('Saved.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    await description.fill('Typed.')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await description.fill('Saved.')
    await expect(page.getByText('All is saved')).toBeVisible()
    const change = page.getByRole('listitem').filter({ hasText: 'Saved.' }).first()
    await change.getByRole('button', { name: 'Undo' }).click()
    await expect(description).toHaveValue(before)
    await expect(page.getByText('All is saved')).toBeVisible()
    await page.reload()
    await expect(description).toHaveValue(before)
  },
)

test(
  'what is typed in one tab is kept when the same form is saved in another',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    const other = await page.context().newPage()
    for (const each of [page, other]) await each.goto('/products/91')
    await page.getByLabel('Description').fill('Saved in one tab.')
    await other.getByLabel('Slug').fill('typed-in-another')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    await page.close()
    await other.reload()
    await expect(other.getByText('was typed on this device before')).toBeVisible()
    await expect(other.getByLabel('Slug')).toHaveValue('typed-in-another')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText('All is saved')).toBeVisible()
    await expect(other.getByLabel('Description')).toHaveValue('Saved in one tab.')
  },
)

test(
  'what is typed into the form of a product that was deleted leads to the history, and is discarded',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products/92')
    const copied = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(copied)
    await page.getByLabel('Description').fill('Typed.')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()

    await page.goto('/')
    const unsaved = page.getByRole('region', { name: 'Not saved on this device' })
    await unsaved.getByRole('link').click()
    await expect(page.getByRole('alert').getByRole('link', { name: 'The history' })).toBeVisible()
    await page.goto('/')
    await unsaved.getByRole('button', { name: /^Discard/ }).click()
    await expectAccessible(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(unsaved).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible()
    await expect(unsaved).toHaveCount(0)
  },
)

test(
  'an order of featured products is not saved over another person’s: they choose which counts',
  { tag: '@desktop' },
  async ({ page, browser, desk, signedIn }) => {
    const other = await browser.newPage({ baseURL: desk.staffUrl })
    await signedIn(page)
    await signedIn(other)
    for (const each of [page, other]) {
      await each.goto('/featured')
      await expect(each.getByText('All is saved')).toBeVisible()
    }
    const products = page.getByRole('group', { name: 'Products' }).getByRole('link')
    const before = await products.allTextContents()
    await other.getByRole('button', { name: 'Remove product 1' }).click()
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText('All is saved')).toBeVisible()
    await other.close()

    await page.getByRole('button', { name: 'Move product 2 up' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const conflict = page.getByRole('region', { name: 'Somebody else has saved this meanwhile' })
    await expect(conflict).toBeFocused()
    await expect(conflict).toContainText(before[0]!)
    await expectAccessible(page)
    await conflict.getByRole('radio', { name: /^Theirs/ }).check()
    await conflict.getByRole('button', { name: 'Save what is chosen' }).click()
    await expect(page.getByText('All is saved')).toBeVisible()
    await expect(products).toHaveText(before.slice(1))
  },
)
