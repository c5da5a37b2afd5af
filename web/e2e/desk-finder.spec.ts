import { deskTest as test } from './desk.ts'
import { expect, expectAccessible } from './fixtures.ts'

test(
  'Ctrl+K leads to a product, a text, a page, a person or messages by words, by keyboard alone',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('To do')
    const field = page.getByRole('combobox', { name: /^Page, product/ })
    for (const [words, found, heading = found] of [
      ['titan', 'GX 1K Titan'],
      // The names of people hold any two digits.
      ['79 cases', 'Edge'],
      ['priv', 'Privacy'],
      ['spread', 'Spreadsheet'],
      ['ada@example.com', 'All that is stored about ada@example.com', 'What is stored'],
      ['no such words', 'Messages with “no such words”', 'Messages'],
    ] as const) {
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      await field.fill(words)
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(found)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await expect(field).toHaveCount(0)
    }
    await expect(page).toHaveURL('/messages?q=no+such+words')
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
  },
)

test(
  'what is looked for is found by touch too, in an accessible dialog that a touch beside it closes',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/products')
    const field = page.getByRole('combobox', { name: /^Page, product/ })
    await page.getByRole('button', { name: 'Find' }).tap()
    await field.fill('swift')
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('option', { name: /^Swift Pro/ }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Swift Pro')
    await page.getByRole('button', { name: 'Find' }).tap()
    await expect(field).toBeVisible()
    await page.touchscreen.tap(20, 20)
    await expect(field).toHaveCount(0)
  },
)
