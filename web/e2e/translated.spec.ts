import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'
import { fill, newName } from './forms.ts'
import { translate } from './translator.ts'

const main = (page: Page) => page.getByRole('main')

async function openTranslated(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.waitForFunction(areControlsHydrated)
  await translate(page)
}

// Runs in the page, whose parts are hydrated one after the other.
function areControlsHydrated(): boolean {
  return [...document.querySelectorAll('main :is(button, input, select, textarea)')].every(
    (control) => Object.keys(control).some((key) => key.startsWith('__reactProps')),
  )
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(main(page)).not.toContainText('This page could not be loaded')
}

test(
  'in a translated page suggestions follow what is typed into the search',
  { tag: '@desktop' },
  async ({ page }) => {
    await openTranslated(page, '/home')
    await page.keyboard.press('ControlOrMeta+k')
    const list = page.getByRole('listbox')
    for (const typed of ['niv', 'o', 's', 'zzz']) {
      await page.keyboard.type(typed)
      await expect(list.getByRole('option').first()).toContainText(typed)
      await expect(list).toHaveAttribute('aria-busy', 'false')
    }
    await expect(list).toContainText('Nothing has that name.')
    await page.getByRole('combobox', { name: 'Search' }).fill('nivos')
    await expect(list).not.toContainText('Nothing has that name.')
    await expect(list.getByRole('option', { name: /Nivos/ }).first()).toBeVisible()
    await expectWhole(page)
  },
)

test(
  'in a translated page the answer about a build follows its fields',
  { tag: '@desktop' },
  async ({ page }) => {
    await openTranslated(page, '/fit?case=edge&card-length=336')
    const answer = page.locator('section[aria-labelledby="answer"]')
    const length = page.getByRole('textbox', { name: /Graphics card, length/ })
    for (const typed of ['', '300', 'abc', '500', '336']) {
      await length.fill(typed)
      await page.keyboard.press('Tab')
      await expect(length).toHaveValue(typed)
      await expect(answer).toHaveAttribute('aria-busy', 'false')
    }
    await length.fill('500')
    await expect(answer.getByRole('heading', { level: 2 })).toContainText('not fit')
    await length.fill('300')
    await expect(answer.getByRole('heading', { level: 2 })).not.toContainText('not fit')
    await expectWhole(page)
  },
)

test(
  'in a translated page the results of a search are those of the last one',
  { tag: '@desktop' },
  async ({ page }) => {
    await openTranslated(page, '/search?q=edge')
    const field = main(page).getByRole('searchbox')
    const heading = main(page).getByRole('heading', { level: 1 })
    for (const q of ['zzzzqq', 'edge', 'calypso', 'exekutive', '240 hz', 'zzzzqq', 'edge']) {
      await field.fill(q)
      await field.press('Enter')
      await expect(heading).toContainText(q)
    }
    await expect(heading).not.toContainText('Nothing found')
    await expectWhole(page)
  },
)

test(
  'in a translated page the comparison says what is chosen',
  { tag: '@desktop' },
  async ({ page }) => {
    await openTranslated(page, '/cases')
    const tray = page.getByRole('region', { name: 'Comparison', exact: true })
    const box = (name: string) =>
      main(page).getByRole('checkbox', { name: `Compare ${name}`, exact: true })
    await box('Edge').check()
    await expect(tray).toContainText('Edge: add 1–3 more cases.')
    await box('Calypso').check()
    await expect(tray).toContainText('2 of 4')
    await box('Edge').uncheck()
    await expect(tray).toContainText('Calypso: add 1–3 more cases.')
    await box('Edge').check()
    await tray.getByRole('link', { name: /^Compare/ }).click()
    await expect(main(page).getByRole('table')).toBeVisible()
    await expectWhole(page)
  },
)

test(
  'in a translated page a gallery counts its pictures and names the color',
  { tag: '@desktop' },
  async ({ page }) => {
    await openTranslated(page, '/chairs/swift-pro')
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(main(page)).toContainText('2 / 10')
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(main(page)).toContainText('3 / 10')
    const colors = main(page).getByRole('region', { name: /Choose Color/ })
    const last = colors.getByRole('link').last()
    await last.click()
    await expect(colors.locator('[aria-live]')).toHaveText(
      (await last.getAttribute('aria-label')) ?? '',
    )
    await page.getByRole('button', { name: 'View full screen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Next picture' }).click()
    await expect(page.getByRole('dialog')).toContainText('4 / 10')
    await page.keyboard.press('Escape')
    await expectWhole(page)
  },
)

test(
  'in a translated page filters count what they leave',
  { tag: '@desktop' },
  async ({ page }) => {
    await openTranslated(page, '/cases?gpu-clearance-min=300')
    const summary = page.locator('summary', { hasText: 'Filters' }).first()
    await summary.click()
    const form = page.getByRole('form', { name: 'Filters' })
    const show = form.getByRole('button', { name: /Show/ })
    const atx = form.getByRole('checkbox', { name: /^ATX/ })
    await expect(show).toHaveText(/^Show \d/)
    const all = (await show.textContent()) ?? ''
    await atx.check()
    await expect(summary).toContainText('(2)')
    await expect(show).not.toHaveText(all)
    await atx.uncheck()
    await expect(summary).not.toContainText('(2)')
    await expect(show).toHaveText(all)
    await expectWhole(page)
  },
)

test(
  'in a translated page the contact form says what is wrong, counts and thanks',
  { tag: '@desktop' },
  async ({ page }) => {
    await openTranslated(page, '/contact')
    const send = main(page).getByRole('button', { name: 'Send message' })
    await send.click()
    await expect(main(page)).toContainText('Please enter your name')
    const message = page.getByLabel(/Message/)
    await message.fill('x'.repeat(4_877))
    await expect(main(page)).toContainText('123 of 5,000')
    await message.fill('x'.repeat(4_878))
    await expect(main(page)).toContainText('122 of 5,000')
    await message.fill('x'.repeat(5_001))
    await expect(main(page)).toContainText('1 character too many')
    await fill(page, { name: newName('Ada') })
    await expect(main(page)).not.toContainText('5,000')
    await send.click()
    await expect(main(page)).toContainText('Thank You!')
    await expectWhole(page)
  },
)

test('from a translated page moves lead on and back', { tag: '@desktop' }, async ({ page }) => {
  await openTranslated(page, '/cases')
  const heading = main(page).getByRole('heading', { level: 1 })
  await main(page).getByRole('link', { name: 'Edge, view details' }).click()
  await expect(heading).toHaveText('Edge')
  await main(page).getByRole('link', { name: 'Calypso, view details' }).click()
  await expect(heading).toHaveText('Calypso')
  for (const [link, title] of [
    ['Monitors', 'Monitors'],
    ['Chairs', 'Chairs'],
    ['Warranty', 'Warranty'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(heading).toHaveText(title)
  }
  await page.goBack()
  await expect(heading).toHaveText('Chairs')
  await page.goBack()
  await page.goBack()
  await expect(heading).toHaveText('Calypso')
  await expectWhole(page)
})

test('in a translated page chairs follow the measures', { tag: '@desktop' }, async ({ page }) => {
  await openTranslated(page, '/fit/chairs')
  const height = page.locator('input[name=height]')
  for (const typed of ['180', 'abc', '198', '']) {
    await height.fill(typed)
    await height.press('Enter')
    await expect(height).toHaveValue(typed)
  }
  await expectWhole(page)
})

test(
  'a page that was translated before its scripts came is whole, works and reports no error',
  { tag: '@desktop' },
  async ({ page }) => {
    const reports: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/client-reports')) reports.push(request.url())
    })
    await translate(page, 'before hydration')
    for (const address of [
      '/home',
      '/cases',
      '/cases/edge',
      '/fit',
      '/contact',
      '/search?q=edge',
    ]) {
      await page.goto(address)
      await hydrated(page)
      await expectWhole(page)
    }
    await page.getByRole('navigation', { name: 'Catalog' }).getByRole('button').first().click()
    expect(reports).toEqual([])
  },
)
