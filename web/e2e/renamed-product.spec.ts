import { DatabaseSync } from 'node:sqlite'
import { expect, open, test } from './fixtures.ts'

test(
  'a link from before a product was renamed leads to its page, inside the site too, with its colors',
  { tag: '@desktop' },
  async ({ page, desk: { url, databaseFile } }) => {
    const database = new DatabaseSync(databaseFile, { timeout: 5_000 })
    const rename = database.prepare('UPDATE products SET slug = ? WHERE id = 98')
    await open(page, `${url}/chairs`)
    try {
      rename.run('swift-pro-2')
      await page.getByRole('main').getByRole('link', { name: 'Swift Pro' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Swift Pro' })).toBeVisible()
      await expect(page).toHaveURL(`${url}/chairs/swift-pro-2`)
      await page.getByRole('link', { name: 'Black/Blue' }).click()
      await expect(
        page.getByRole('img', { name: /^Swift Pro in Black\/Blue/ }).first(),
      ).toBeVisible()
      await page.goto(`${url}/product/swift-pro`)
      await expect(page).toHaveURL(`${url}/chairs/swift-pro-2`)
    } finally {
      rename.run('swift-pro')
      database.close()
    }
  },
)
