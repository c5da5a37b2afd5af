import { readFileSync } from 'node:fs'
import { deskTest as test, openNavigation } from './desk.ts'
import { expect, expectAccessible } from './fixtures.ts'
import { policyViolations } from './policy-violations.ts'

test(
  'forty figures that were changed in a spreadsheet are looked at, imported and undone',
  { tag: '@desktop' },
  async ({ page, desk, signedIn }) => {
    const refused = await policyViolations(page)
    await signedIn(page)
    await page.goto('/')
    await openNavigation(page)
    await page.getByRole('link', { name: 'Spreadsheet' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('argo-products.csv')
    const exported = readFileSync(await download.path(), 'utf8')
    expect(exported).toMatch(/^\uFEFFNumber,/)

    const file = page.getByLabel('File to import')
    const choose = (text: string) =>
      file.setInputFiles({ name: 'figures.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    const status = page.getByRole('status').filter({ hasText: 'figures.csv' })
    await choose(exported)
    await expect(status).toContainText('nothing differs')
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)

    await choose(changed(exported, '7,5 kg', '9 years'))
    await expect(status).toHaveText('figures.csv: 40 cells of 20 products would be changed.')
    const table = page.getByRole('table', { name: 'Changed cells' })
    await expect(table.getByRole('row')).toHaveCount(41)
    await expect(table).toContainText(
      'Cannot be read: “7,5 kg” is no number in kg. It is proposed to write “7.5 kg”.',
    )
    await expect(
      page.getByRole('heading', { name: 'What follows for filters, comparison, and fit' }),
    ).toBeVisible()
    await expect(
      page.getByRole('checkbox', { name: 'Write these 20 cells that cannot be read as proposed' }),
    ).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
    await expect(status).toHaveText('figures.csv: 40 cells of 20 products changed.')
    await expect(table).not.toContainText('Cannot be read')
    await expectAccessible(page)
    const visitor = await page.context().newPage()
    await visitor.goto(`${desk.url}/cases/edge`)
    const specs = visitor.getByRole('region', { name: 'Technical Specifications' })
    await expect(specs).toContainText('7.5 kg')

    await expect(visitor.getByRole('heading', { name: 'What changed' })).toHaveCount(0)
    const undo = page.getByRole('button', { name: 'Undo the import' })
    await expect(status).toBeFocused()
    await undo.press('Enter')
    await expect(page.getByText('Everything is as it was before the import.')).toBeVisible()
    await expect(file).toBeFocused()
    await choose(exported)
    await expect(status).toContainText('nothing differs')
    await visitor.reload()
    await expect(specs).toContainText('7.6 kg')
    expect(refused).toEqual([])
  },
)

test(
  'visitors are told of changed figures that staff tell them of',
  { tag: '@phone' },
  async ({ page, desk, signedIn }) => {
    await signedIn(page)
    await page.goto('/spreadsheet')
    const sheet = 'Number,Net weight,GPU clearance\n78,11 kg,410 mm\n'
    await page
      .getByLabel('File to import')
      .setInputFiles({ name: 'figures.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
    await page.getByRole('checkbox', { name: /^Import the column “Net weight”/ }).check()
    await page.getByRole('checkbox', { name: /^Tell visitors which figures changed/ }).check()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: '2 cells' })).toContainText('changed')
    await page.goto('/history')
    const change = page.getByRole('listitem').filter({ hasText: 'Net weight' }).first()
    const told = change.getByRole('checkbox', { name: /^Tell visitors of these figures/ })
    await expect(told).toBeChecked()
    await told.press('Space')
    await expect(told).not.toBeChecked()
    await told.press('Space')
    await expect(told).toBeChecked()
    await expectAccessible(page)
    await page.goto(`${desk.url}/cases/calypso`)
    const changes = page.getByRole('region', { name: 'What changed' })
    await expect(changes).toContainText('Net weight: 11 kg')
    await expect(changes).toContainText('GPU clearance: 410 mm, was')
    await expectAccessible(page)
  },
)

test(
  'what is told to be changed is what will be written: columns with new labels count once they are agreed to',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn(page)
    await page.goto('/spreadsheet')
    const file = page.getByLabel('File to import')
    const choose = (text: string) =>
      file.setInputFiles({ name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('Number,Weight,Country\n79,7.9 kg,Taiwan\n78,,Taiwan\n')
    const status = page.getByRole('status').filter({ hasText: 'new.csv' })
    const agree = page.getByRole('checkbox', { name: /^Import the column “Country”/ })
    const table = page.getByRole('table', { name: 'Changed cells' })
    await expect(status).toHaveText('new.csv: 2 cells of 2 products would be changed.')
    await expect(table).not.toContainText('Country')
    await agree.check()
    await expect(status).toHaveText('new.csv: 4 cells of 2 products would be changed.')
    await expect(table).toContainText('Country')
    await choose('Number,Country\n79,Taiwan\n')
    await expect(status).toHaveText(
      'new.csv: nothing would be changed without the columns that are left out.',
    )
    const press = page.getByRole('button', { name: 'Import', exact: true })
    await press.click()
    await expect(status).toBeFocused()
    await expect(status).toContainText('nothing would be changed')
    await agree.check()
    await expect(status).toHaveText('new.csv: 1 cell of 1 product would be changed.')
    await expectAccessible(page)
    await press.click()
    await expect(status).toHaveText('new.csv: 1 cell of 1 product changed.')
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('Everything is as it was before the import.')).toBeVisible()
  },
)

test.describe('a file that is no sheet', () => {
  test.use({ expectedErrors: [/status of 400/] })
  test(
    'is refused in a sentence, and one with mistakes names the cells',
    { tag: '@phone' },
    async ({ page, signedIn }) => {
      await signedIn(page)
      await page.goto('/spreadsheet')
      const choose = (name: string, text: string) =>
        page
          .getByLabel('File to import')
          .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
      await choose('figures.xlsx', 'PK\u0003\u0004')
      await expect(page.getByRole('alert').first()).toHaveText(/^The file is a workbook\./)
      await choose('large.csv', 'x'.repeat(5_500_000))
      await expect(page.getByRole('alert').first()).toHaveText(/^large\.csv is larger than 5 MB\./)
      await choose('wrong.csv', 'Number,Slug\n79,calypso\n999,x\n')
      await expect(page.getByRole('status').filter({ hasText: 'wrong.csv' })).toContainText(
        '2 problems. Nothing is imported until they are fixed in the file.',
      )
      await expect(page.getByText('Row 2, Slug: Calypso (number 78) has this slug.')).toBeVisible()
      await expect(page.getByText('Row 3, Number: There is no product 999.')).toBeVisible()
      await expectAccessible(page)
    },
  )
})

/** A sheet that gives the first twenty products of another this weight and this warranty. */
function changed(sheet: string, weight: string, warranty: string): string {
  const products = [...sheet.matchAll(/^\uFEFF?(\d+,[^,]+),/gm)].slice(0, 20)
  const rows = products.map(([, known]) => `${known},"${weight}",${warranty}`)
  return ['Number,Version,Weight,Warranty', ...rows].join('\n')
}
