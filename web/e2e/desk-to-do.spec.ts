import { deskTest as test, openNavigation } from './desk.ts'
import { expect, expectAccessible } from './fixtures.ts'

test(
  'to do begins with what is not saved and who waits, and an entry can be kept as it is',
  { tag: '@phone' },
  async ({ page, desk, signedIn }) => {
    const person = await signedIn(page)
    const contact = { name: 'Grace', email: 'grace@example.com', message: 'Does it fit the Edge?' }
    await page.request.post(`${desk.url}/api/contact`, { data: contact })
    await page.goto('/products/69')
    const value = page
      .getByRole('group', { name: 'Specs' })
      .getByRole('listitem')
      .filter({ has: page.locator('[value="Weight"]') })
      .getByLabel('Value')
    const parts = page.getByRole('navigation', { name: 'This product' })
    await parts.getByRole('link', { name: 'Specs' }).click()
    await value.fill('heavy')
    const marked = page.getByText('not saved')
    await page.goto('/products')
    await expect(page.getByRole('row').filter({ has: marked })).toHaveCount(1)
    await page.goto('/')
    const unsaved = page.getByRole('region', { name: 'Not saved on this device' })
    await unsaved.getByRole('link').click()
    await parts.getByRole('link', { name: 'Specs' }).click()
    await expect(value).toHaveValue('heavy')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All is saved')).toBeVisible()

    await page.goto('/')
    await expect(unsaved).toHaveCount(0)
    const people = page.getByRole('region', { name: /People who wait/ })
    await expect(people.getByRole('link', { name: 'Grace' })).toBeVisible()
    await expect(people.getByRole('link', { name: /^Edge \(\d+\)$/ })).toBeVisible()
    await openNavigation(page)
    const navigation = page.getByRole('navigation', { name: 'Desk' }).filter({ visible: true })
    await expect(navigation.getByRole('link', { name: /Messages \d+ unread/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)

    const catalogue = page.getByRole('region', { name: /Products and texts/ })
    const entry = catalogue.getByRole('link', { name: /heavy/ })
    await expect(entry).toBeVisible()
    await catalogue.getByRole('button', { name: /^Keep as it is: .*heavy/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Keep it as it is' })
    await expectAccessible(page)
    await dialog.getByLabel('Why').fill('It was weighed so.')
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(entry).toHaveCount(0)
    await page.goto('/products/69')
    const kept = page.getByRole('region', { name: 'Kept as it is' })
    await expect(kept).toContainText('It was weighed so.')
    await expect(kept).toContainText(person)
    await kept.getByRole('button', { name: /^To do again/ }).click()
    await expect(kept).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'To do' })).toContainText('heavy')

    await page.goto('/texts/newsletter')
    await page.getByRole('textbox').first().fill('Now and then.')
    await page.goto('/texts')
    await expect(page.getByRole('listitem').filter({ has: marked })).toHaveText(/^Newsletter/)
  },
)

test(
  'the table of products is sorted by its headings, and a product is duplicated and saved by keyboard',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products')
    const table = page.getByRole('table', { name: 'Products' })
    const rows = table.getByRole('row')
    await page.getByRole('link', { name: 'Product', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    expect(page.url()).toContain('sort=name')
    // Until they have come in their order the rows before them stay.
    await expect(table).toHaveAttribute('aria-busy', 'false')
    const names = await rows.getByRole('rowheader').allInnerTexts()
    const inOrder = new Intl.Collator('en', { numeric: true })
    expect(names).toEqual(names.toSorted(inOrder.compare))
    await expectAccessible(page)
    await rows.nth(1).getByRole('link').click()
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /\(copy\)$/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'State' })).toContainText('Draft')
    await page.getByLabel('Description').fill('Another one.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('All is saved')).toBeVisible()
  },
)
