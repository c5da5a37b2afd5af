import { deskTest as test } from './desk.ts'
import { expect } from './fixtures.ts'

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
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(description).toHaveValue(before)
    await expect(page.getByText('All is saved')).toBeVisible()
    await page.reload()
    await expect(description).toHaveValue(before)
  },
)
