import type { Page } from '@playwright/test'
import { categories, categoryFacts } from '@argo/domain/products/category'
import { brokenWords } from './broken-words.ts'
import {
  expect,
  expectAccessible,
  hydrated,
  largeSameTab,
  open,
  sameTab,
  test,
} from './fixtures.ts'
import { holdReads, holdScripts } from './held-requests.ts'
import { fingersOn } from './touch.ts'

const box = (page: Page, name: string) =>
  page.getByRole('main').getByRole('checkbox', { name: `Compare ${name}`, exact: true })
const tray = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true })
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const announcement = (page: Page) => page.locator('p[role=status]')
const row = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

sameTab(
  'on a phone two products are chosen on a list, stand side by side under their names, with the rows that are the same folded, and others take their place',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cases')
    const label = page.getByRole('main').locator('label').filter({ hasText: 'Compare Edge' })
    const { height, width } = (await label.boundingBox()) ?? { height: 0, width: 0 }
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
    await label.click()
    await expect(page).toHaveURL(/\/cases$/)
    await expect(tray(page)).toContainText('Edge: add 1–3 more cases.')
    const compare = tray(page).getByRole('button', { name: 'Compare' })
    await expect(compare).toBeDisabled()
    await expect(compare).toHaveAccessibleDescription(/add 1–3 more cases/)
    await box(page, 'Calypso').check()
    await expectAccessible(page)
    await tray(page).getByRole('link', { name: 'Compare Edge and Calypso' }).click()

    await expect(page).toHaveURL(/\/compare\?products=edge,calypso$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Edge and Calypso side by side',
    )
    await expect(tray(page)).toBeHidden()
    await expect(row(page, 'GPU clearance').getByRole('cell')).toHaveText([
      '400 mm with front fans; 373 mm behind a 27 mm front radiator',
      '415 mm with the side radiator fitted',
    ])
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    for (const name of ['Edge', 'Calypso']) {
      await expect(head(page, name)).toBeInViewport({ ratio: 1 })
      await expect(head(page, name).locator('img')).toBeInViewport({ ratio: 1 })
    }

    const same = page.getByRole('group').filter({ hasText: 'The same in both' })
    await expect(same.getByText('Expansion slots')).toBeHidden()
    await same.getByText('The same in both').click()
    await expect(same.getByText('Expansion slots')).toBeVisible()
    // With its rows unfolded the table has all that it has folded.
    await expectAccessible(page)

    await page
      .getByRole('region', { name: 'Add another' })
      .getByRole('link', { name: 'Add G120' })
      .click()
    await expect(page.getByRole('columnheader')).toHaveText(['Edge', 'Calypso', 'G120'])
    await page.getByRole('link', { name: 'Remove Edge' }).click()
    await expect(page.getByRole('columnheader')).toHaveText(['Calypso', 'G120'])
    await page.getByRole('link', { name: 'See G120' }).click()
    await expect(page).toHaveURL('/cases/g120')
  },
)

sameTab(
  'everything can be done with the keyboard, and a table of several kinds leads to each',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/compare?products=edge,nivos,typhoon-120')
    await page.getByRole('link', { name: 'Compare Nivos and Typhoon 120 instead' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('columnheader')).toHaveText(['Nivos', 'Typhoon 120'])
    await open(page, '/cases')
    for (const name of ['Edge', 'Calypso']) {
      await page.getByRole('link', { name: `${name}, view details` }).focus()
      await page.keyboard.press('Tab')
      await expect(box(page, name)).toBeFocused()
      await page.keyboard.press('Space')
      await expect(box(page, name)).toBeChecked()
    }
    const takeOut = tray(page).getByRole('button', { name: 'Remove Edge from the comparison' })
    await takeOut.focus()
    await page.keyboard.press('Enter')
    await expect(tray(page)).toBeFocused()
    await box(page, 'Edge').focus()
    await page.keyboard.press('Space')
    await tray(page).getByRole('link', { name: 'Compare Calypso and Edge' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    for (const name of ['Calypso', 'Edge'])
      await expect(head(page, name).getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
  },
)

sameTab(
  '“which of the two?”: one list leads to each kind, holds one kind at a time and four at most, and shows the rest as accessories',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/compare')
    await page.getByRole('navigation', { name: 'Kinds of products' }).getByText('Chairs').click()
    await expect(page.getByRole('region', { name: 'Chairs' })).toBeInViewport()
    await expect(tray(page)).toBeHidden()
    await box(page, 'Typhoon 90').check()
    await expect(tray(page)).toContainText('Typhoon 90: add 1–3 more coolers.')
    for (const name of ['Swift Pro', 'Imperium', 'Astra']) await box(page, name).check()
    await expect(box(page, 'Typhoon 90')).not.toBeChecked()
    await expect(tray(page)).toContainText('3 of 4')
    await expectAccessible(page)
    const accessories = page.getByRole('region', { name: 'Also by Argo' })
    await expect(accessories.getByRole('link', { name: 'Nivos' })).toBeVisible()
    await expect(accessories.getByRole('checkbox')).toHaveCount(0)
    await tray(page)
      .getByRole('link', { name: /^Compare/ })
      .click()
    await expect(page.getByRole('columnheader')).toHaveText(['Swift Pro', 'Imperium', 'Astra'])
    await page.getByRole('link', { name: 'Add Armada' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(4)
    await expect(page.getByRole('link', { name: /^Add/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Compare others' }).click()
    await expect(page).toHaveURL('/compare')
  },
)

sameTab(
  'a category leads to the table of all of its products; a table stays, as far as it was scrolled, while the next one comes, and all that was taken out meanwhile stays out',
  { tag: '@desktop' },
  async ({ page }) => {
    const scrolled = () => page.evaluate(() => window.scrollY)
    // Longer than a page waits before it shows its skeleton.
    const pause = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
    await open(page, '/cases')
    await page.getByRole('link', { name: 'Compare all cases' }).click()
    await expect(page).toHaveURL(/\/compare\/cases$/)
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveText(['Edge', 'Calypso', 'G120'])
    const clearance = row(page, 'CPU cooler clearance').getByRole('cell').first()
    await expect(clearance).toHaveText('168 mmBest')
    // What bears the mark is heavier.
    await expect(clearance.getByText('168 mm')).toHaveCSS('font-weight', '700')

    await open(page, '/compare?products=edge,calypso,g120,76')
    await page.evaluate(() => window.scrollTo(0, 60))
    let release = await holdReads(page, /comparison\.table/)
    await page.getByRole('link', { name: 'Remove Calypso' }).click()
    await page.getByRole('link', { name: 'Remove Vertical GPU Bracket' }).click()
    await pause()
    await expect(page.locator('[data-progress]')).toBeVisible()
    await expect(heads).toHaveText(['Edge', 'Calypso', 'G120', 'Vertical GPU Bracket'])
    await release()
    await expect(heads).toHaveText(['Edge', 'G120'])
    expect(await scrolled()).toBe(60)

    release = await holdReads(page, /comparison\.table/)
    await page.getByRole('link', { name: 'Remove Edge' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Coolers' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolers')
    await release()
    await expect(page).toHaveURL('/cooling')
  },
)

largeSameTab(
  'a fifth product stays unticked, and each try is announced; one of another kind takes the place of all, and Undo brings them back',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Compare / })
    for (const index of [0, 1, 2, 3]) await boxes.nth(index).check()
    await expect(tray(page)).toContainText(/4.of.4/)
    const told: (string | null)[] = []
    for (const _ of ['once', 'again']) {
      await boxes.nth(4).click()
      await expect(boxes.nth(4)).not.toBeChecked()
      await expect(tray(page)).toContainText('Four at most: remove one first.')
      await expect(announcement(page)).toHaveText('Four at most: remove one first.')
      told.push(await announcement(page).textContent())
    }
    // Screen readers say only what changes.
    expect(told[0]).not.toBe(told[1])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Coolers' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolers')
    await boxes.first().check()
    await expect(tray(page)).toContainText('One kind at a time: now coolers.')
    await tray(page).getByRole('button', { name: 'Undo' }).click()
    await expect(boxes.first()).not.toBeChecked()
    await expect(tray(page)).toBeFocused()
    await expect(tray(page)).toHaveText('Compare 4')
  },
)

sameTab(
  'the last product leaves the tray by its box, by its cross or with all, which is announced; the tray is a button off its list, which covers no key figure, and away where its answer stands and on service pages',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    for (const control of [
      box(page, 'Edge'),
      tray(page).getByRole('button', { name: 'Remove Edge from the comparison' }),
      tray(page).getByRole('button', { name: 'Clear' }),
    ]) {
      await box(page, 'Edge').check()
      await expect(announcement(page)).toHaveText('Edge: add 1–3 more cases.')
      await control.click()
      await expect(tray(page)).toHaveCount(0)
      await expect(box(page, 'Edge')).not.toBeChecked()
      await expect(announcement(page)).toHaveText('Nothing is chosen to be compared.')
    }
    await box(page, 'Edge').check()
    for (const address of [
      '/compare?products=edge,g120',
      '/compare/cases',
      '/fit',
      '/fit/chairs',
      '/contact',
      '/home',
    ]) {
      await open(page, address)
      await expect(tray(page), address).toHaveCount(0)
    }
    for (const address of ['/chairs', '/cases/edge']) {
      await open(page, address)
      await expect(tray(page)).toHaveText('Compare 1')
    }
    const button = (await tray(page).boundingBox())!
    const figures = page.locator('dl').first().locator('dd > :first-child')
    await expect(figures).toHaveCount(4)
    for (const figure of await figures.all()) {
      const { y, height, right } = await figure.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { y, height, right } = range.getBoundingClientRect()
        return { y, height, right }
      })
      expect(right < button.x || y + height < button.y || y > button.y + button.height).toBe(true)
    }
    await tray(page).getByRole('link').click()
    await expect(page).toHaveURL('/compare?products=edge')
  },
)

test.describe('the tray', { tag: '@phone' }, () => {
  test('stays on the device: over pages, a reload and in another tab', async ({
    page,
    context,
  }) => {
    await open(page, '/cases')
    await box(page, 'Edge').check()
    const other = await context.newPage()
    await open(other, '/cases')
    await expect(box(other, 'Edge')).toBeChecked()
    await box(other, 'G120').check()
    await expect(tray(page)).toContainText('Edge and G120: 2 of 4')
    await test.step('below what is read, and below the end of a page', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const end = await page.getByText('© 2026 Argo').boundingBox()
      const top = await tray(page).boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
    })
    await test.step('not changed by a table that somebody shared, but by what is taken out of one', async () => {
      const stored = () => other.evaluate(() => localStorage.comparison as string)
      const before = await stored()
      await open(other, '/compare?products=calypso,edge,g120')
      await other.getByRole('link', { name: 'Remove Calypso' }).click()
      await expect(other.getByRole('columnheader')).toHaveText(['Edge', 'G120'])
      expect(await stored()).toBe(before)
      await other.getByRole('link', { name: 'Remove Edge' }).click()
      await expect(other).toHaveURL(/products=g120$/)
      await expect(box(page, 'Edge')).not.toBeChecked()
    })
    await page.reload()
    await expect(tray(page)).toContainText('G120: add 1–3 more cases')
    await tray(page).getByRole('button', { name: 'Clear' }).click()
    await expect(tray(page)).toBeHidden()
    await open(other, '/cases')
    await expect(tray(other)).toBeHidden()
  })

  test('takes what was ticked before the scripts had come', async ({ page }) => {
    const arrive = await holdScripts(page, '**/assets/client-*.js')
    // The page's load event waits for scripts that it has begun to load.
    await page.goto('/cases', { waitUntil: 'domcontentloaded' })
    await box(page, 'G120').check()
    arrive()
    await hydrated(page)
    await expect(tray(page)).toContainText('G120: add 1–3 more cases')
    await expect(box(page, 'G120')).toBeChecked()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'products are chosen on their page and on the list of all categories, and a screen reader is told each figure with its mark',
    { tag: '@phone' },
    async ({ page }) => {
      const compare = page.getByRole('button', { name: 'Compare' })
      await page.goto('/product/76')
      await box(page, 'Vertical GPU Bracket').check()
      await compare.click()
      await expect(page.getByText('Choose one more, or up to three.')).toBeVisible()
      await page.getByRole('link', { name: 'Add Edge' }).click()
      await expect(page.getByRole('columnheader')).toHaveText(['Vertical GPU Bracket', 'Edge'])
      await page.goto('/compare')
      for (const name of ['Edge', 'Calypso']) await box(page, name).check()
      await compare.click()
      await expect(page.getByRole('columnheader')).toHaveText(['Edge', 'Calypso'])
      await page.goto('/compare?products=edge,calypso,76')
      await expect(page.getByRole('table')).toMatchAriaSnapshot(`
        - table "Edge, Calypso, and Vertical GPU Bracket":
          - rowgroup:
            - row "Edge Calypso Vertical GPU Bracket":
              - columnheader "Edge":
                - link "Edge"
                - link "Remove Edge"
              - columnheader "Calypso":
                - link "Calypso"
                - link "Remove Calypso"
              - columnheader "Vertical GPU Bracket":
                - link "Vertical GPU Bracket"
                - link "Remove Vertical GPU Bracket"
          - rowgroup:
            - row "Compatibility":
              - rowheader "Compatibility"
            - row:
              - rowheader "GPU clearance"
              - cell "400 mm with front fans; 373 mm behind a 27 mm front radiator"
              - cell "415 mm with the side radiator fitted"
              - cell "Not stated"
            - row:
              - rowheader "CPU cooler clearance"
              - cell "168 mm Best"
              - cell "165 mm"
              - cell "Not stated"
      `)
    },
  )
})

sameTab(
  'a screen of 320 px has room for three columns and one of 390 px for four, names stay while a finger scrolls, and more columns scroll in a box as high as the screen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [products, last] of [
      ['edge,calypso', 'Calypso'],
      ['edge,calypso,g120', 'G120'],
    ] as const) {
      await open(page, `/compare?products=${products}`)
      await expect(head(page, last)).toBeInViewport({ ratio: 1 })
      expect(await widthOf(page)).toBe(320)
    }
    await page.setViewportSize({ width: 390, height: 640 })
    await open(page, '/compare?products=edge,calypso,g120,76')
    expect(await widthOf(page)).toBe(390)
    const fingers = await fingersOn(page)
    const scrolled = () => page.evaluate(() => window.scrollY)
    let before = 300
    await page.evaluate((y) => window.scrollTo(0, y), before)
    for (const swipe of ['first', 'second']) {
      await fingers.swipe({ x: 160, y: 600 }, { x: 160, y: 520 })
      await expect.poll(scrolled, swipe).toBeGreaterThan(before)
      before = await scrolled()
      for (const name of ['Edge', 'Calypso', 'G120', 'Vertical GPU Bracket']) {
        await expect(head(page, name), swipe).toBeInViewport({ ratio: 1 })
        await expect(head(page, name).locator('img'), swipe).toBeInViewport({ ratio: 1 })
      }
    }
    await page.setViewportSize({ width: 320, height: 568 })
    await open(page, '/compare?products=swift-pro,imperium,astra,64')
    expect(await widthOf(page)).toBe(320)
    await expectAccessible(page)
    const last = head(page, 'Footrest')
    await expect(last).not.toBeInViewport({ ratio: 0.5 })
    await last.getByRole('link', { name: 'Footrest', exact: true }).focus()
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await row(page, 'Platform height').scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await expect(
      page.getByRole('rowheader', { name: 'Platform height', exact: true }),
    ).toBeInViewport()
  },
)

test(
  'no word is broken on a phone, nor are names with text twice as large, nor on a desktop a range',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/compare?products=argo-g-100m,70,69,68')
    expect(await brokenWords(page.getByRole('main'))).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/compare?products=edge,calypso,g120')
    expect(await brokenWords(page.getByRole('main'))).toEqual([])
    // The narrowest screen that four columns fit, and the widest word.
    await page.setViewportSize({ width: 388, height: 844 })
    await open(page, '/compare?products=argo-g-100m,70,69,68')
    await expect(page.getByText('programmable').first()).toBeVisible()
    await expect(head(page, 'Mouse Bungee')).toBeInViewport({ ratio: 1 })
    expect(await brokenWords(page.getByRole('main'))).toEqual([])
    expect(await widthOf(page)).toBe(388)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const { route } of categories.map(categoryFacts)) {
      await open(page, `/compare/${route}`)
      expect(await brokenWords(page.getByRole('main')), route).toEqual([])
      expect(await widthOf(page), route).toBe(320)
    }
    for (const address of ['/compare', '/compare/power-supplies']) {
      await open(page, address)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      for (const same of await page.getByText('The same in all').all()) await same.click()
      expect(await brokenWords(page.getByRole('main')), address).toEqual([])
      expect(await widthOf(page), address).toBe(320)
    }
  },
)
