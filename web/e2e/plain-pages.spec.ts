import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, open, sameTab, test } from './fixtures.ts'
import { toast } from './forms.ts'

test('the website sets no cookies', { tag: '@desktop' }, async ({ page, context }) => {
  await open(page, '/cookies')
  await page.getByRole('link', { name: 'privacy page' }).click()
  await expect(page.getByRole('heading', { name: 'What your browser keeps' })).toBeInViewport()
  expect(await context.cookies()).toEqual([])
})

const files = [
  {
    button: 'Manual: Edge Assembly Manual',
    text: 'The Edge Manual is downloading.',
    name: 'Cases Edge',
  },
  {
    button: 'Software: G-100M Software',
    text: 'The G-100M Software is downloading.',
    name: 'Peripherals G-100M',
  },
  {
    button: 'Datasheet: Nivos Datasheet',
    text: 'The Nivos datasheet is downloading.',
    name: 'Coolers Nivos',
  },
]

sameTab(
  'each download stands beside its product, is the file whose checksum unfolds, and is announced',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/downloads')
    const main = page.getByRole('main')
    const checksums = main.getByRole('region', { name: 'Is it the file we published?' })
    await checksums.locator('summary').click()
    await expect(checksums).toContainText('sha256sum FILE')
    for (const { button, text, name } of files) {
      await test.step(button, async () => {
        const product = main.getByRole('article').filter({
          has: page.getByRole('link', { name: button }),
        })
        await expect(product.getByRole('link', { name })).toBeVisible()
        const started = page.waitForEvent('download')
        await product.getByRole('link', { name: button }).click()
        await expect(toast(page)).toContainText(`Download Started${text}`)
        const file = await readFile(await (await started).path())
        await expect(checksums).toContainText(createHash('sha256').update(file).digest('hex'))
        await expect(product).toContainText(`${Math.round(file.length / 1_000)} kB`)
      })
    }
  },
)

sameTab(
  'a product is found by its name, and the manual of one without a file is asked for by a message that is begun',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/downloads')
    const main = page.getByRole('main')
    const field = main.getByRole('searchbox', { name: 'Find your product' })
    await field.fill('qqxxqq')
    await field.press('Enter')
    await expect(main).toContainText('“qqxxqq”: no product has that name')
    await field.fill('gx 650')
    await field.press('Enter')
    await expect(page).toHaveURL('/downloads?q=gx+650')
    await expect(main.getByRole('article')).toHaveCount(1)
    await expectAccessible(page)
    await main.getByRole('link', { name: 'Ask for the manual' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('technical_support')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      'Please send me the manual for the GX 650.',
    )
    await page.goBack()
    await main.getByRole('link', { name: 'All files' }).click()
    await expect(main.getByRole('article')).toHaveCount(3)
  },
)

for (const [what, plain, typographic, other] of [
  ['a straight apostrophe', "What's Covered", 'What’s Covered', 'What`s Covered'],
  ['a hyphen that begins a number', '-100 to G-100M', '−100 to G-100M', '−100 to G−100M'],
] as const)
  test(
    `${what}, as fixed words have it, is drawn as typography has it`,
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/warranty')
      // Once the form is hydrated the heading is too, and React does not compare its words with its own.
      await expect(page.getByRole('button', { name: 'Submit claim' })).toBeEnabled()
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      const drawn = async (text: string) => {
        await heading.evaluate((element, words) => element.replaceChildren(words), text)
        return heading.screenshot()
      }
      const asWritten = await drawn(plain)
      expect(await drawn(typographic)).toEqual(asWritten)
      expect(await drawn(other)).not.toEqual(asWritten)
    },
  )
