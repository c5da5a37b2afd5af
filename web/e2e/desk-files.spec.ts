import { writeFile } from 'node:fs/promises'
import { deskTest as test } from './desk.ts'
import { expect, expectAccessible, hydrated } from './fixtures.ts'

test.use({ expectedErrors: [/status of 415/] })

test(
  'a manual is added to a product, is on its page at once, is edited and deleted, and comes back',
  { tag: '@desktop' },
  async ({ page, desk, signedIn, browser }, testInfo) => {
    await signedIn(page)
    await page.goto('/products/80')
    const form = page.getByRole('form', { name: 'Add a download' })
    const title = `Manual ${Date.now()}`
    const file = testInfo.outputPath('handbook.pdf')
    const choose = async (content: string | Buffer) => {
      await writeFile(file, content)
      await form.getByLabel('File').setInputFiles(file)
    }
    // The desk refuses it while it is being sent.
    await choose(Buffer.alloc(20_000_000, 'no PDF'))
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Version').fill('1.0')
    await form.getByRole('button', { name: 'Add the file' }).press('Enter')
    await expect(form.getByRole('alert')).toHaveText('The file is neither a PDF nor a ZIP.')
    await expect(form.getByLabel('Title')).toHaveValue(title)
    await expectAccessible(page)
    await choose('%PDF-1.7\nshort, but whole\ntrailer << /Encrypt 1 0 R >>\n%%EOF\n')
    await form.getByRole('button', { name: 'Add the file' }).press('Enter')
    await expect(form.getByRole('status')).toContainText('handbook.pdf is protected.')
    const row = page
      .getByRole('region', { name: 'Downloads' })
      .getByRole('listitem')
      .filter({ hasText: title })
    await expect(row).toContainText('handbook.pdf')
    await expect(row.getByText(/^SHA-256: [\da-f]{64}$/)).toBeVisible()
    await expect(form.getByLabel('Title')).toHaveValue('')

    const visitor = await browser.newPage({ baseURL: desk.url })
    await visitor.goto('/product/80')
    await hydrated(visitor)
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
    const download = visitor.waitForEvent('download')
    await visitor
      .getByRole('region', { name: 'Downloads' })
      .getByRole('link', { name: 'Manual' })
      .click()
    await expect(visitor.getByText('The Manual is downloading.')).toBeVisible()
    expect((await download).suggestedFilename()).toBe('handbook.pdf')
    await visitor.close()

    await row.getByRole('button', { name: `Edit ${title}, version 1.0` }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Version').fill('1.1')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(row).toContainText('version 1.1')
    await row.getByRole('button', { name: `Delete ${title}, version 1.1` }).click()
    await expect(row).toHaveCount(0)
    await page.goto('/history')
    const change = page.getByRole('listitem').filter({ hasText: `${title}, version 1.1` })
    await change.first().getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    await page.goto('/products/80')
    await expect(row).toContainText('version 1.1')
  },
)
