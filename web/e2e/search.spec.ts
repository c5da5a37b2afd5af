import type { Page } from '@playwright/test'
import { expect, expectAccessible, isPhone, open, sameTab, test } from './fixtures.ts'
import { holdReads } from './held-requests.ts'

/** Opens the field, in the bar or in the phone's menu. */
async function openField(page: Page) {
  const field = page.getByRole('combobox', { name: 'Search' })
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await field.click()
  } else await searchButton(page).click()
  await expect(field).toBeFocused()
  return field
}

const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })

const announcement = (page: Page) => page.locator('p[role=status]')

sameTab(
  'as one types, what may be meant is suggested in groups, marked and announced, and a click opens it',
  async ({ page }) => {
    await open(page, '/cookies')
    const field = await openField(page)
    await field.pressSequentially('typh')
    const list = page.getByRole('listbox')
    const products = list.getByRole('group', { name: 'Products' })
    await expect(products.getByRole('option')).toHaveCount(2)
    const first = products.getByRole('option').first()
    await expect(first).toContainText('Typhoon 120')
    await expect(first).toContainText('95 m³/h')
    await expect(first.locator('mark')).toHaveText('Typh')
    await expect(announcement(page)).toHaveText('2 suggestions')
    await expectAccessible(page)
    await field.fill('edge manual')
    await expect(
      list.getByRole('group', { name: 'Downloads' }).getByRole('option'),
    ).toHaveAttribute('download')
    await expect(page.getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - combobox "Search" [expanded]: edge manual
      - listbox "Suggestions":
        - option "All results for “edge manual”" [selected]
        - group "Downloads":
          - option /Edge Assembly Manual PDF, version/
  `)
    await field.fill('qqxxqq')
    await expect(page.getByText('Nothing has that name.')).toBeVisible()
    await expectAccessible(page)
    await field.fill('typh')
    await first.click()
    await expect(page).toHaveURL('/cooling/typhoon-120')
    await expect(field).toBeHidden()
  },
)

sameTab(
  'Enter leads to all results; there one search follows another, a misspelt one says what was searched for, and Back leads back',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    await (await openField(page)).fill('360 radiator')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=360+radiator')
    const main = page.getByRole('main')
    const heading = page.getByRole('heading', { level: 1 })
    const products = main.getByRole('region', { name: 'Products' }).getByRole('listitem')
    await expect(heading).toHaveText('“360 radiator”')
    await expect(products.first()).toContainText('Edge')
    const field = page.getByRole('searchbox', { name: 'Search' })
    await field.fill('qqxxqq')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(heading).toContainText('Nothing found for')
    await field.fill('executve')
    await field.press('Enter')
    await expect(main.getByText('Showing results for “executive”')).toBeVisible()
    await expect(main.getByRole('link', { name: /Imperium/ })).toBeVisible()
    await expect(heading).toBeFocused()
    await expect(announcement(page)).toHaveText(await page.title())
    await main.getByRole('link', { name: 'Search for “executve” as typed' }).click()
    await expect(heading).toHaveText('Nothing found for “executve”')
    for (const q of ['executve', 'qqxxqq', '360 radiator']) {
      await page.goBack()
      await expect(heading).toContainText(`“${q}”`)
      await expect(field).toHaveValue(q)
    }
    await page.goBack()
    await expect(page).toHaveURL('/cookies')
  },
)

sameTab(
  'what is typed while results come stays, with the focus, and a search that is made elsewhere is shown in the field',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/search?q=edge')
    const heading = page.getByRole('heading', { level: 1 })
    const field = page.getByRole('searchbox', { name: 'Search' })
    const release = await holdReads(page, /search\.find.*titan/)
    await field.fill('titan')
    await field.press('Enter')
    await field.pressSequentially(' x')
    await release()
    await expect(heading).toHaveText('“titan”')
    await expect(field).toHaveValue('titan x')
    await expect(field).toBeFocused()
    await field.press('Enter')
    await expect(heading).toContainText('“titan x”')
    await (await openField(page)).fill('nivos')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('“nivos”')
    await expect(field).toHaveValue('nivos')
  },
)

test(
  'suggestions are requested once typing pauses, from two letters, and once a text; a misspelt one is corrected',
  { tag: '@desktop' },
  async ({ page }) => {
    const requested: unknown[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.includes('search.suggest'))
        requested.push(JSON.parse(url.searchParams.get('input') ?? '').json.q)
    })
    const pause = () => page.waitForTimeout(300)
    await page.clock.install()
    await open(page, '/cookies')
    const field = await openField(page)
    const example = page.getByRole('banner').getByRole('link', { name: '360 radiator' })
    await expect(example).toBeVisible()
    // By a clock of its own: on a slow machine the letters would come further apart.
    await page.clock.pauseAt(Date.now() + 60 * 60_000)
    for (const letter of 'nivos') {
      await field.press(letter)
      await page.clock.runFor(30)
    }
    await page.clock.resume()
    await expect(announcement(page)).toHaveText(/^\d+ suggestions?$/)
    await expect(example).toBeHidden()
    await field.fill('n')
    await pause()
    await field.fill('executve')
    await expect(announcement(page)).toHaveText(/^\d+ suggestions? for “executive”$/)
    await expect(page.getByRole('listbox')).toContainText('Showing suggestions for “executive”')
    await field.fill(' Nivos ')
    await pause()
    await field.fill(' ')
    await expect(example).toBeVisible()
    expect(requested).toEqual(['nivos', 'executve'])
  },
)

sameTab(
  'the arrows go round the options, keys of an input method are its own, and what is old cannot be chosen',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    const field = await openField(page)
    const list = page.getByRole('listbox')
    const selected = list.locator('[aria-selected=true]')
    await field.fill('edge manual')
    await expect(list.getByRole('option')).toHaveCount(2)
    await field.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true })
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    for (const [key, words] of [
      ['ArrowDown', /^Edge/],
      ['ArrowDown', /^All results/],
      ['ArrowUp', /^Edge/],
    ] as const) {
      await field.press(key)
      await expect(selected).toHaveText(words)
    }
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    const release = await holdReads(page, /search\.suggest.*nivos/)
    await field.fill('nivos')
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(list.locator('[role=option]:not([inert] *)')).toHaveCount(1)
    await field.press('ArrowDown')
    await expect(selected).toHaveAttribute('href', '/search?q=nivos')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=nivos')
    await release()
  },
)

test.describe('suggestions that do not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  sameTab(
    'are said not to, and what was typed can be searched for',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/cookies')
      await page.route('**/trpc/search.suggest**', (route) => route.abort())
      await (await openField(page)).fill('nivos')
      const words = 'The suggestions did not load. You can still search.'
      await expect(page.getByRole('listbox')).toContainText(words)
      await expect(announcement(page)).toHaveText(words)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=nivos')
    },
  )
})

sameTab(
  'a question that a page works out is answered by that page, with the measure filled in',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    const field = await openField(page)
    await field.fill('336 mm card')
    await page.getByRole('option', { name: /A graphics card 336 mm long/ }).click()
    await expect(page).toHaveURL('/fit?card-length=336#answer')
    await expect(
      page.getByRole('heading', { name: 'Edge and Calypso would take it' }),
    ).toBeVisible()
  },
)

sameTab(
  'by keyboard Ctrl+K opens the field, arrows choose, Enter opens, Home is the caret’s, and Escape and Tab give the focus on',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    const field = page.getByRole('combobox', { name: 'Search' })
    const button = searchButton(page)
    const titan = page.getByRole('option', { name: /GX 1K Titan/ })
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('x')
    await page.keyboard.press('Home')
    await page.keyboard.type('g')
    await expect(field).toHaveValue('gx')
    await expect(titan).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(titan).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await titan.getAttribute('id'))!)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close search' })).toBeFocused()
    await expect(field).toHaveValue('gx')
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await expect(field).toBeHidden()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('gx')
    await expect(titan).toBeVisible()
    // Before the browser says that it was closed: it only says that it is open, as before.
    await page.locator('#search').evaluate((popover: HTMLElement) => {
      popover.hidePopover()
      popover.showPopover()
    })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type('gx')
    await expect(titan).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/power-supplies/gx-1k-titan')
    await open(page, '/contact')
    await page.getByLabel('Name').first().pressSequentially('a')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field).toBeHidden()
    await page.setViewportSize({ width: 800, height: 800 })
    await open(page, '/cookies')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search' })).toBeFocused()
  },
)

test(
  'a suggestion opens in a new tab, and the field stays',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await open(page, '/cookies')
    const field = await openField(page)
    await field.fill('nivos')
    const tab = context.waitForEvent('page')
    await page
      .getByRole('option', { name: /^Nivos/ })
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await tab).toHaveURL('/cooling/nivos')
    await expect(field).toHaveValue('nivos')
  },
)

sameTab(
  'before anything is searched for, the page shows searches to follow and the four newest products, without scripts too',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/search')
    const newest = page.getByRole('region', { name: 'Newest' })
    await expect(newest.getByRole('link')).toHaveCount(4)
    const html = await (await page.request.get('/search')).text()
    for (const name of await newest.getByRole('link').locator('span.font-semibold').allInnerTexts())
      expect(html).toContain(name)
    await page.getByRole('link', { name: '360 radiator' }).click()
    await expect(page).toHaveURL('/search?q=360+radiator')
    await expect(newest).toHaveCount(0)
  },
)

test(
  'the field fits its bar, nothing covers its suggestions, and where the system chooses the colours the one that Enter takes is told from the others',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.setViewportSize({ width: 1024, height: 600 })
    await open(page, '/cases')
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: 'Compare Edge', exact: true })
      .check()
    await expect(page.getByRole('region', { name: 'Comparison', exact: true })).toBeVisible()
    const field = await openField(page)
    await expect(page.getByRole('button', { name: 'Close search' })).toBeInViewport({ ratio: 1 })
    await field.fill('ca')
    await expect(page.getByRole('option', { name: /Calypso/ })).toBeVisible()
    const suggestions = page.getByRole('listbox').getByRole('option')
    const bars = await suggestions.evaluateAll((options) =>
      options.map((option) => getComputedStyle(option).borderLeftColor),
    )
    const [taken, ...others] = bars
    expect(new Set(others).size).toBe(1)
    expect(others).not.toContain(taken)
    await suggestions.last().click()
    await expect(field).toBeHidden()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the field of every page searches, and so does that of the results', async ({ page }) => {
    await page.goto('/cookies')
    await (isPhone(page) ? page.getByRole('button', { name: 'Menu' }) : searchButton(page)).click()
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.fill('AM5')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=AM5')
    await page.getByRole('searchbox', { name: 'Search' }).fill('LGA 1700')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=LGA+1700')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“LGA 1700”')
    await page.getByRole('link', { name: /Typhoon 120/ }).click()
    await expect(page).toHaveURL('/cooling/typhoon-120')
  })
})
