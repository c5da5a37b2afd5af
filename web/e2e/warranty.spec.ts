import type { Page } from '@playwright/test'
import { brokenTerms } from './broken-words.ts'
import { expect, expectAccessible, open, sameTab, test } from './fixtures.ts'
import { toast } from './forms.ts'

async function fillClaim(page: Page) {
  await page.getByLabel('Name').fill('Ada Smith')
  await page.getByLabel('E-mail', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Product model').fill('Nivos')
  await page.getByLabel('Serial number').fill('NV-0042')
  await page.getByLabel('Purchase date').fill('2026-01-15')
  await page.getByLabel('Issue description').fill('The tube was dry.')
  await page.getByRole('checkbox').check()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit claim' })

sameTab('on a phone no line breaks within the hours', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/warranty')
  expect(await brokenTerms(page.getByRole('main'))).toEqual([])
})

sameTab(
  'of the clauses the first is open; one is at a time, and it closes again',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/warranty')
    const clause = (title: string) => page.locator('details', { hasText: title })
    const covered = clause("What's Covered")
    const process = clause('Warranty Process')
    await expect(page.locator('details')).toHaveCount(3)
    await expect(covered).toHaveAttribute('open')
    await expectAccessible(page)
    await process.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(process).toHaveAttribute('open')
    await expect(covered).not.toHaveAttribute('open')
    await page.keyboard.press('Enter')
    await expect(process).not.toHaveAttribute('open')
  },
)

test(
  'what is pictured under years of warranty has them',
  { tag: '@phone' },
  async ({ page, request }) => {
    const products: { name: string; imageUrl: string; specs: string[] }[] = await (
      await request.get('/api/products')
    ).json()
    await open(page, '/warranty')
    const tiers = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('img') })
    await expect(tiers).toHaveCount(3)
    for (const tier of await tiers.all()) {
      const years = await tier.locator('strong').textContent()
      for (const picture of await tier.locator('img').all()) {
        const [, folder] = /\/pictures\/([^/]+)\//.exec((await picture.getAttribute('src'))!)!
        const product = products.find(({ imageUrl }) => imageUrl.includes(`/${folder}/`))
        expect(product?.specs, folder).toContain(`Warranty: ${years}`)
      }
    }
  },
)

sameTab('a product is not claimed before the day of its purchase', async ({ page }) => {
  await open(page, '/warranty')
  await fillClaim(page)
  const date = page.getByLabel('Purchase date')
  await date.fill('2999-01-01')
  await submit(page).click()
  await expect(date).toBeFocused()
  await expect(page.getByText('Warranty Claim Submitted')).toBeHidden()
  await expect(date).toHaveValue('2999-01-01')
})

test(
  'a claim makes no call, is logged in the browser, notifies and clears the form',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/warranty')
    const calls: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()))
    const logged = page.waitForEvent('console', (message) => message.text().includes('Ada Smith'))
    await fillClaim(page)
    await submit(page).click()
    expect((await logged).type()).toBe('info')
    await expect(toast(page)).toContainText(
      'Warranty Claim SubmittedWe have received your warranty claim and will contact you shortly.',
    )
    for (const label of [
      'Name',
      'Product model',
      'Serial number',
      'Purchase date',
      'Issue description',
    ])
      await expect(page.getByLabel(label)).toHaveValue('')
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    expect(calls).toEqual([])
    await expectAccessible(page)
  },
)

sameTab(
  'an unfinished claim is kept while the visitor reads the terms',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/warranty')
    await fillClaim(page)
    await page.getByRole('main').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Serial number')).toHaveValue('NV-0042')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  },
)

test(
  'a claim can be printed alone, before it is submitted and after',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // A browser without a screen prints nothing; the page is looked at as print would show it.
      window.print = () => {}
    })
    await open(page, '/warranty')
    const print = page.getByRole('button', { name: 'Print a copy' })
    await print.click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await fillClaim(page)
    for (const step of ['before', 'after']) {
      if (step === 'after') await submit(page).click()
      await print.click()
      const copy = page.locator('[data-print-alone]')
      await page.emulateMedia({ media: 'print' })
      await expect(copy).toBeVisible()
      await expect(copy).toContainText('Serial numberNV-0042')
      await expect(copy).toContainText('The tube was dry.')
      await expect(page.getByRole('heading', { name: "What's Covered" })).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: 'Warranty' })).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await expect(copy).toBeHidden()
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      await expect(copy).toHaveCount(0)
    }
  },
)

test.describe('with scripts that fail', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the claim form says how to claim instead', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/warranty')
    await expect(noteWithoutScripts(page)).toBeVisible()
    await expect(submit(page)).toBeDisabled()
  })
})

function noteWithoutScripts(page: Page) {
  return page.getByText('Write to support@argogaming.example or call +1 (212) 555-0148 instead')
}
