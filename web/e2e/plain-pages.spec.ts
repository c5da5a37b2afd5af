import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, open, sameTab, test } from './fixtures.ts'

sameTab(
  'the table of contents of a long page links to its sections',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/privacy')
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'What your browser keeps' })
      .click()
    await expect(page).toHaveURL(/#browser$/)
    await expect(page.getByRole('heading', { name: 'What your browser keeps' })).toBeInViewport()
  },
)

test('the website sets no cookies', { tag: '@desktop' }, async ({ page, context }) => {
  await open(page, '/cookies')
  await page.getByRole('link', { name: 'privacy page' }).click()
  await expect(page.getByRole('heading', { name: 'What your browser keeps' })).toBeInViewport()
  expect(await context.cookies()).toEqual([])
})

const files = [
  {
    button: 'Manual: Edge Assembly Manual',
    toast: 'The Edge Manual is downloading.',
    name: 'Cases Edge',
  },
  {
    button: 'Software: G-100M Software',
    toast: 'The G-100M Software is downloading.',
    name: 'Peripherals G-100M',
  },
  {
    button: 'Datasheet: Nivos Datasheet',
    toast: 'The Nivos datasheet is downloading.',
    name: 'Coolers Nivos',
  },
]

sameTab(
  'each download stands beside its product, is the file whose checksum unfolds, and is announced',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/downloads')
    for (const { button, toast, name } of files) {
      await test.step(button, async () => {
        const product = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({
            has: page.getByRole('link', { name: button }),
          })
        const rows = product.last()
        await expect(product.first().getByRole('link', { name })).toBeVisible()
        await rows.getByText('Checksum').click()
        const started = page.waitForEvent('download')
        await rows.getByRole('link', { name: button }).click()
        const file = await readFile(await (await started).path())
        await expect(rows).toContainText(createHash('sha256').update(file).digest('hex'))
        await expect(rows).toContainText(`${Math.round(file.length / 1_000)} kB`)
        await expect(page.getByText('Download Started')).toBeVisible()
        await expect(page.getByText(toast)).toBeVisible()
      })
    }
  },
)
