import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, isPhone, open, sameTab, test } from './fixtures.ts'
import { holdReads } from './held-reads.ts'

/** Opens the field, in the bar or in the phone's menu. */
async function openField(page: Page) {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Search', exact: true }).click()
  } else await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  return field
}

const announcement = (page: Page) => page.locator('p[role=status]')

sameTab(
  'as one types, products with their figures are suggested, their letters marked, and announced',
  async ({ page }) => {
    await open(page, '/cookies')
    const field = await openField(page)
    await field.pressSequentially('typh')
    const products = page.getByRole('listbox').getByRole('group', { name: 'Products' })
    await expect(products.getByRole('option')).toHaveCount(2)
    const first = products.getByRole('option').first()
    await expect(first).toContainText('Typhoon 120')
    await expect(first).toContainText('95 m³/h')
    await expect(first.locator('mark')).toHaveText('Typh')
    await expect(announcement(page)).toHaveText('2 suggestions')
    await expectAccessible(page)
    await first.click()
    await expect(page).toHaveURL('/cooling/typhoon-120')
    await expect(field).toBeHidden()
  },
)

sameTab(
  'categories, pages and downloads are suggested in groups of their own',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    const field = await openField(page)
    const list = page.getByRole('listbox')
    await field.fill('edge manual')
    await expect(list.getByRole('group', { name: 'Downloads' })).toContainText(
      'Edge Assembly Manual',
    )
    await expectAccessible(page)
    await field.fill('warranty')
    await expect(list.getByRole('group').first()).toContainText('Warranty')
    await field.fill('chairs')
    await expect(list.getByRole('group').first()).toContainText('Categories')
    await expect(list.getByRole('group').getByRole('option')).not.toHaveCount(0)
    expect(await list.getByRole('group').getByRole('option').count()).toBeLessThanOrEqual(8)
    await list.getByRole('group', { name: 'Categories' }).getByRole('option').click()
    await expect(page).toHaveURL('/chairs')
  },
)

sameTab(
  'Enter without a choice leads to all results, and Back to the page before',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cookies')
    const field = await openField(page)
    await field.fill('360 radiator')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=360+radiator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“360 radiator”')
    const products = page.getByRole('region', { name: 'Products' }).getByRole('listitem')
    await expect(products).toHaveCount(2)
    await expect(products.first()).toContainText('Edge')
    await page.goBack()
    await expect(page).toHaveURL('/cookies')
  },
)

sameTab(
  'the search page searches again, and shows nothing found with a way on',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/search')
    const field = page.getByRole('searchbox', { name: 'Search' })
    await field.fill('qqxxqq')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=qqxxqq')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('Nothing found for')
    await field.fill('gx')
    await field.press('Enter')
    await expect(heading).toHaveText('“gx”')
    await expect(heading).toBeFocused()
    await expect(announcement(page)).toHaveText(await page.title())
    await page.goBack()
    await expect(heading).toContainText('Nothing found for')
    await page.getByRole('navigation', { name: 'By category' }).getByRole('link').first().click()
    await expect(page).toHaveURL('/cases')
  },
)

sameTab(
  'a question that a page works out is answered by that page, with the measure filled in',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/search?q=336+mm+card')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“336 mm card”')
    await page.getByRole('link', { name: 'Will it fit? A graphics card 336 mm long' }).click()
    await expect(page).toHaveURL('/fit?card-length=336#answer')
    await expect(
      page.getByRole('heading', { name: 'Edge and Calypso would take it' }),
    ).toBeVisible()
  },
)

sameTab(
  '“quiet case” says what is known of noise, and shows the cases by their fans',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cookies')
    await openField(page)
    await page.getByRole('combobox').fill('quiet case')
    await expect(page.getByRole('option', { name: /Quiet: the fans decide/ })).toBeVisible()
    // All but the first, which leads to all results.
    const suggested = (await page.getByRole('option').count()) - 1
    await expect(announcement(page)).toHaveText(`${suggested} suggestions`)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=quiet+case')
    const products = page.getByRole('region', { name: 'Products' }).getByRole('listitem')
    await expect(products.first()).toContainText('Fans included 4 × 120 mm')
    await page.getByRole('link', { name: /Quiet: the fans decide/ }).click()
    await expect(page).toHaveURL('/cooling?sort=noise-level-asc#products')
    await expect(page.getByRole('heading', { name: 'All coolers' })).toBeInViewport()
  },
)

sameTab(
  'in a window that is wider than the page the field ends where the page does',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await open(page, '/cookies')
    const field = await openField(page)
    const [shown, below] = await Promise.all([
      field.boundingBox(),
      page.getByRole('contentinfo').locator('.page').first().boundingBox(),
    ])
    if (!shown || !below) throw new Error('The field or the footer has no place')
    const edge = 64
    expect(shown.x + shown.width).toBe(below.x + below.width - edge)
  },
)

sameTab(
  'in a window of 1024 px the bar has room for the logo, every category and the search',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await open(page, '/cookies')
    const bar = page.getByRole('banner')
    const mark = await bar.getByRole('link', { name: 'Argo, home' }).locator('svg').boundingBox()
    expect(mark?.width).toBe(32)
    await expect(bar.getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 })
    await openField(page)
    await expect(page.getByRole('button', { name: 'Close search' })).toBeInViewport({ ratio: 1 })
  },
)

sameTab('suggestions of nothing say so', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/cookies')
  const field = await openField(page)
  await field.fill('qqxxqq')
  await expect(page.getByText('Nothing goes by that name.')).toBeVisible()
  await expect(announcement(page)).toHaveText('0 suggestions')
  await expectAccessible(page)
})

sameTab(
  'a screen reader is told the suggestions in groups',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    const field = await openField(page)
    await field.fill('edge manual')
    await expect(page.getByRole('option', { name: /^Edge Assembly Manual/ })).toBeVisible()
    await expect(page.getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - combobox "Search" [expanded]: edge manual
      - listbox "Suggestions":
        - option "All results for “edge manual”"
        - group "Downloads":
          - option /Edge Assembly Manual PDF, version/
      - button "Close search"
  `)
  },
)

test(
  'what is typed while the results come stays in the field, with the focus',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdReads(page, /search\.find/)
    await open(page, '/search?q=edge')
    const field = page.getByRole('searchbox', { name: 'Search' })
    await field.fill('titan')
    await field.press('Enter')
    await page.keyboard.type(' x')
    await release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“titan”')
    await expect(field).toHaveValue('titan x')
    await expect(field).toBeFocused()
  },
)

sameTab(
  'an address with a broken encoding is read as the browser reads it',
  { tag: '@desktop' },
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/search?q=caf%C3%A9+100%')
    await expect(heading).toContainText('“café 100%”')
    await hydrated(page)
    await expect(heading).toContainText('“café 100%”')
  },
)

test('the tray of a comparison covers no suggestion', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await open(page, '/cases')
  await page.getByRole('main').getByRole('checkbox', { name: 'Compare Edge', exact: true }).check()
  await expect(page.getByRole('region', { name: 'Comparison', exact: true })).toBeVisible()
  const field = await openField(page)
  await field.fill('ca')
  await expect(page.getByRole('option')).not.toHaveCount(1)
  await page.getByRole('option').last().click()
  await expect(field).toBeHidden()
})

test(
  'closing the field in the menu leaves the focus on what opened it',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cookies')
    await openField(page)
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Search' })).toBeFocused()
  },
)

test.describe('by keyboard', { tag: '@desktop' }, () => {
  sameTab(
    '"/" opens the field, arrows choose, Enter opens and Escape gives the focus back',
    async ({ page }) => {
      await open(page, '/cookies')
      await page.keyboard.press('/')
      const field = page.getByRole('combobox', { name: 'Search' })
      await expect(field).toBeFocused()
      await page.keyboard.type('gx')
      await expect(page.getByRole('option', { name: /GX 750/ })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      const active = await field.getAttribute('aria-activedescendant')
      await expect(page.locator(`[id="${active}"]`)).toContainText('GX 1K Titan')
      await page.keyboard.press('Escape')
      await expect(field).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused()
      await page.keyboard.press('/')
      await page.keyboard.type('gx')
      await expect(page.getByRole('option', { name: /GX 750/ })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/power-supplies/gx-1k-titan')
    },
  )

  test('what is typed before the suggestions’ file has loaded is searched for', async ({
    page,
  }) => {
    const file = Promise.withResolvers<void>()
    await page.route('**/assets/SearchCombobox-*.js', (route) =>
      file.promise.then(() => route.continue()),
    )
    await open(page, '/cookies')
    await page.keyboard.type('/gxz')
    await page.keyboard.press('Backspace')
    file.resolve()
    const field = page.getByRole('combobox', { name: 'Search' })
    await expect(field).toBeFocused()
    await expect(page.getByRole('option', { name: /GX 750/ })).toBeVisible()
    const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart)
    await expect.poll(caret).toBe('gx'.length)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/power-supplies/gx-1k-titan')
  })

  sameTab(
    'a field left before its suggestions have loaded does not take the focus back',
    async ({ page }) => {
      const file = Promise.withResolvers<void>()
      await page.route('**/assets/SearchCombobox-*.js', (route) =>
        file.promise.then(() => route.continue()),
      )
      await open(page, '/cookies')
      await page.keyboard.type('/gx')
      await page.keyboard.press('Tab')
      file.resolve()
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('gx')
      await expect(page.getByRole('button', { name: 'Close search' })).toBeFocused()
    },
  )

  sameTab('Tab leaves the field without choosing, and what was typed stays', async ({ page }) => {
    await open(page, '/cookies')
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.pressSequentially('gx')
    await expect(page.getByRole('option', { name: /GX 750/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL('/cookies')
    await expect(field).toHaveValue('gx')
    await expect(page.getByRole('button', { name: 'Close search' })).toBeFocused()
    await page.getByRole('option', { name: /GX 750/ }).click()
    await expect(page).toHaveURL('/power-supplies/gx-750')
  })

  sameTab(
    'the field closes when the focus leaves it, and by Escape anywhere in it',
    async ({ page }) => {
      await open(page, '/cookies')
      const field = page.getByRole('combobox', { name: 'Search' })
      const link = page.getByRole('banner').getByRole('link', { name: 'Search' })
      await page.keyboard.press('/')
      await expect(field).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(link).toBeFocused()
      await expect(field).toBeHidden()
      await page.keyboard.press('/')
      await field.pressSequentially('gx')
      await expect(page.getByRole('option', { name: /GX 750/ })).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(link).toBeFocused()
      await expect(field).toBeHidden()
      await page.keyboard.press('/')
      await field.pressSequentially('gx')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(field).toBeHidden()
      await expect(page.getByRole('main').locator(':focus')).toBeInViewport()
    },
  )

  sameTab(
    'where the bar has no room for the field "/" leads to that of the search page',
    async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 800 })
      await open(page, '/cookies')
      await page.keyboard.press('/')
      await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search' })).toBeFocused()
      await page.keyboard.type('gx')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=gx')
    },
  )

  sameTab('"/" can be turned off, for all tabs', async ({ page, context }) => {
    await open(page, '/search')
    const box = page.getByRole('checkbox', { name: 'The key “/” opens the search on every page' })
    await box.uncheck()
    const other = await context.newPage()
    await open(other, '/cookies')
    await other.keyboard.press('/')
    await expect(other.getByRole('combobox', { name: 'Search' })).toBeHidden()
    await page.reload()
    await hydrated(page)
    await expect(box).not.toBeChecked()
    await box.check()
    await other.keyboard.press('/')
    await expect(other.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await other.close()
  })

  test('"/" that is turned off before the page’s scripts run stays off', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/search', { waitUntil: 'commit' })
    const box = page.getByRole('checkbox', { name: 'The key “/” opens the search on every page' })
    await box.uncheck()
    held.resolve()
    await hydrated(page)
    await expect(box).not.toBeChecked()
    await page.reload()
    await hydrated(page)
    await expect(box).not.toBeChecked()
  })

  sameTab('"/" that is typed into another field stays there', async ({ page }) => {
    await open(page, '/contact')
    await page.getByLabel('Your name').or(page.getByLabel('Name')).first().pressSequentially('a/b')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden()
  })
})

test(
  'suggestions are requested once typing pauses, and not again for the same text',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install()
    await open(page, '/cookies')
    const requested: string[] = []
    page.on('request', (request) => {
      const input = new URL(request.url()).searchParams.get('input')
      if (request.url().includes('/trpc/search.suggest') && input)
        requested.push(JSON.parse(input).json.q)
    })
    const field = await openField(page)
    // A tenth of a second between keys, however busy the machine is.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    for (const key of 'calypso') {
      await field.press(key)
      await page.clock.runFor(100)
    }
    expect(requested).toEqual([])
    await page.clock.resume()
    await expect(page.getByRole('option', { name: /^Calypso/ })).toBeVisible()
    await field.fill('edge')
    await expect(page.getByRole('option', { name: /^Edge/ }).first()).toBeVisible()
    await field.fill('calypso')
    await expect(page.getByRole('option', { name: /^Calypso/ })).toBeVisible()
    expect(requested).toEqual(['calypso', 'edge'])
  },
)

test.describe('on a slow network', () => {
  sameTab(
    'a response that comes late does not replace the suggestions for what was typed since',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, '/cookies')
      const late = Promise.withResolvers<void>()
      let wasLate = false
      await page.route('**/trpc/search.suggest**', async (route) => {
        if (route.request().url().includes('mouse')) {
          await late.promise
          wasLate = true
        }
        await route.continue().catch(() => {})
      })
      const field = await openField(page)
      const first = page.waitForRequest(/search\.suggest.*mouse/)
      await field.fill('mouse')
      await first
      await field.fill('chair')
      await expect(page.getByRole('option', { name: /^Armada/ })).toBeVisible()
      late.resolve()
      await expect.poll(() => wasLate).toBe(true)
      await field.press('ArrowDown')
      await expect(page.getByRole('option', { name: /^Armada/ })).toBeVisible()
      await expect(page.getByRole('option', { name: /^G-100M/ })).toBeHidden()
    },
  )
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] })

  sameTab(
    'the field says that suggestions did not load, and keeps what was typed',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, '/cookies')
      const field = await openField(page)
      await page.route('**/trpc/**', (route) => route.abort())
      await field.fill('edge')
      await expect(
        page.getByRole('listbox').getByText('The suggestions did not load.'),
      ).toBeVisible()
      await expect(announcement(page)).toHaveText(/^The suggestions did not load/)
      await expect(page.getByRole('option', { name: 'All results for “edge”' })).toBeVisible()
      await expect(field).toHaveValue('edge')
      await expectAccessible(page)
    },
  )

  test(
    'a field whose suggestions do not load still searches',
    { tag: '@desktop' },
    async ({ page }) => {
      const failed = page.waitForEvent('requestfailed')
      // Before the page opens: a key overtakes a route on its way to the page, and the file would load.
      await page.route('**/assets/SearchCombobox-*.js', (route) => route.abort())
      await open(page, '/cookies')
      await page.keyboard.type('/edge')
      await failed
      const field = page.getByRole('searchbox', { name: 'Search' })
      await expect(field).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused()
      await page.keyboard.type('/edge')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=edge')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  )
})

sameTab(
  'a suggested product shows as many of its figures as there is room for, none of them cut',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cookies')
    const field = await openField(page)
    await field.fill('case')
    const calypso = page.getByRole('option', { name: /Calypso/ })
    const first = calypso.getByText('415 mm GPU clearance')
    const second = calypso.getByText('360 mm Radiator support')
    await expect(first).toBeVisible()
    const [row, shown, left] = await Promise.all(
      [calypso, first, second].map((part) => part.boundingBox()),
    )
    if (!row || !shown || !left) throw new Error('The option has no place')
    expect(shown.x + shown.width).toBeLessThanOrEqual(row.x + row.width)
    // Under the line that is shown.
    expect(left.y).toBeGreaterThanOrEqual(shown.y + shown.height)
  },
)

test(
  'where the system chooses the colors, the suggestion that Enter takes is told from the others',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/cookies')
    const field = await openField(page)
    await field.fill('case')
    await expect(page.getByRole('option', { name: /Calypso/ })).toBeVisible()
    const bars = () =>
      page
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => getComputedStyle(option).borderLeftColor))
    const [taken, ...others] = await bars()
    expect(new Set(others).size).toBe(1)
    expect(others).not.toContain(taken)
  },
)

sameTab('a download that is found is counted as one', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/search?q=edge+assembly+manual')
  await expect(page.getByText('1 download', { exact: true })).toBeVisible()
})

test(
  'no page loads the field’s script before it is reached for',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await open(page, '/home')
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /SearchCombobox|widgets/.test(url))).toEqual([])
    await openField(page)
    expect(scripts.filter((url) => url.includes('SearchCombobox'))).toHaveLength(1)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link on every page leads to the form, which searches', async ({ page }) => {
    await page.goto('/cookies')
    const header = page.getByRole('banner').getByRole('link', { name: 'Search' })
    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Search' })
    await (isPhone(page) ? footer : header).click()
    await expect(page).toHaveURL('/search')
    await page.getByRole('searchbox', { name: 'Search' }).fill('LGA 1700')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=LGA+1700')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“LGA 1700”')
    await page.getByRole('link', { name: /Typhoon 120/ }).click()
    await expect(page).toHaveURL('/cooling/typhoon-120')
  })
})
