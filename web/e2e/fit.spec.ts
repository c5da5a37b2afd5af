import type { Locator, Page } from '@playwright/test'
import { brokenTerms, brokenWords } from './broken-words.ts'
import { expect, expectAccessible, hydrated, open, sameTab, test } from './fixtures.ts'
import { holdReads, holdScripts } from './held-requests.ts'

const tight =
  '/fit?case=edge&card-length=336&card-thickness=61&card-watts=450&card-plugs=12v-2x6&cooler=typhoon-120&socket=am5&processor=120&front=360&front-thickness=27&supply=gx-750&board=atx&large=2'
const collisions =
  '/fit?case=g120&card-length=336&cooler=own&cooler-height=165&supply=gx-1k-titan&board=atx'

const answer = (page: Page) => page.locator('section[aria-labelledby="answer"]')
const verdict = (page: Page) => answer(page).getByRole('heading', { level: 2 })
const submit = (page: Page) => page.getByRole('button', { name: 'Will it fit?' })
/** Opens the fields of a section that is asked on demand. */
async function unfold(page: Page, section: string) {
  const build = page.locator('#build')
  if (!(await build.isVisible()))
    await page.locator('summary').getByText('Change the build').click()
  const title = build.locator('summary').getByText(section, { exact: true })
  if (!(await title.isVisible())) await build.getByText('Power, radiators, board, and more').click()
  await title.click()
}
const lineOf = (page: Page, title: string) =>
  answer(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })

sameTab(
  '“I own a 336 mm card and want a case”: a case of ours is taken along with what is typed and not sent',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/cases')
    await page.getByRole('link', { name: 'Check your parts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Will it fit?' })).toBeVisible()
    await page.getByLabel('Graphics card, length, in mm').fill('336')
    await unfold(page, 'Graphics card')
    await page.getByLabel('Card thickness, in mm').fill('61')
    await expect(verdict(page)).toHaveText('Edge and Calypso would take it')
    await submit(page).click()
    // Then the form is folded; before that the answer follows what is typed.
    await expect(verdict(page)).toBeFocused()
    await expect(verdict(page)).toBeInViewport()
    await expect(page).toHaveURL('/fit?card-length=336&card-thickness=61#answer')
    const cases = page.getByRole('region', { name: 'In our cases' })
    await expect(cases.getByRole('listitem').filter({ hasText: 'G120' }).first()).toContainText(
      '6 mm too long',
    )
    await unfold(page, 'Board and drives')
    await page.getByLabel('Motherboard', { exact: true }).selectOption('ATX')
    await cases.getByRole('link', { name: 'Use Calypso' }).click()
    await expect(page).toHaveURL(
      '/fit?case=calypso&card-length=336&card-thickness=61&board=atx#answer',
    )
    await expect(page.getByLabel('Motherboard', { exact: true })).toHaveValue('atx')
    await expect(verdict(page)).toHaveText('Everything fits')
    await expect(verdict(page)).toBeInViewport()
    await answer(page).getByText('3 checks pass').click()
    await expect(lineOf(page, 'Graphics card, length')).toContainText('79 mm to spare')
    await expect(lineOf(page, 'Graphics card, length')).toContainText(
      'with the side radiator fitted',
    )
    await expect(page.getByRole('img', { name: 'Calypso, cut open, to scale' })).toBeVisible()
  },
)

sameTab('“Which supply for a 450 W card?”', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/fit')
  await unfold(page, 'Graphics card')
  await page.getByLabel('Card power, in W').fill('450')
  await page.getByLabel('Card power plugs').selectOption('12V-2x6')
  await submit(page).click()
  const supplies = page.getByRole('region', { name: 'With our power supplies' })
  const row = (name: string) =>
    supplies.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(row('GX 1K Titan')).toContainText('The rest leaves 400 W for it')
  await expect(row('GX 650')).toContainText('Rated 150 W too low')
  await expect(verdict(page)).toHaveText('Add the CPU’s wattage')
  await page.getByRole('link', { name: 'Fill in its watts' }).click()
  await expect(page.getByLabel('Processor power at most, in W')).toBeInViewport()
  await page.getByLabel('Processor power at most, in W').fill('125')
  await submit(page).click()
  await expect(row('GX 1K Titan')).toContainText('275 W to spare')
  await expect(row('GX 1K Titan').getByText('Fits', { exact: true })).toBeVisible()
  await expect(row('GX 750').getByText('Tight', { exact: true })).toBeVisible()
  await expect(row('GX 650').getByText('Does not fit', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Power' })).toContainText('725 W')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the form gives an answer at an address that holds the build, and says what is missing',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/fit')
      await submit(page).click()
      await expect(verdict(page)).toHaveText('Example build')
      await expect(verdict(page)).toBeInViewport()
      await page.getByRole('radio', { name: 'G120' }).check()
      await page.getByLabel('Graphics card, length, in mm').fill('336')
      await unfold(page, 'Radiators')
      await page.getByLabel('Radiator, front', { exact: true }).selectOption('240')
      await submit(page).click()
      await expect(page).toHaveURL('/fit?case=g120&card-length=336&front=240#answer')
      await expect(lineOf(page, 'Graphics card, length')).toContainText(
        'Missing: the front radiator’s thickness',
      )
      await page.getByRole('link', { name: 'Missing: the front radiator’s thickness' }).click()
      await page.getByLabel('Radiator thickness, front, in mm').fill('27')
      await submit(page).click()
      await expect(verdict(page)).toHaveText('One thing does not fit')
      await expect(lineOf(page, 'Graphics card, length')).toContainText(
        '336 mm of 303 mm, behind a 27 mm front radiator',
      )
    },
  )
})

sameTab(
  'the drawing follows the fields, by the keyboard and without a move, and marks what is being filled in',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/fit')
    const drawing = page.getByRole('img', { name: /cut open/ })
    await expect(drawing).toHaveAccessibleName(/^An example: Edge, cut open, to scale/)
    const top = () =>
      drawing.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    const before = await top()
    await expect(lineOf(page, 'Graphics card, length')).toContainText('70 mm to spare')
    await page.getByRole('radio', { name: 'G120' }).check()
    await expect(drawing).toHaveAccessibleName(/^G120, cut open, to scale/)
    await expect(answer(page).getByText(/^Example/)).toHaveCount(0)
    // Past the card's name.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('336')
    await expect(drawing.getByText('6 mm too much')).toBeVisible()
    await expect(verdict(page)).toHaveText('One thing does not fit')
    await expect(page.locator('p[role=status]')).toHaveText('One thing does not fit')
    await expect(page).toHaveURL('/fit')
    expect(await top()).toBeCloseTo(before)
    // Beside the line that says so stands the case that has room for it.
    await lineOf(page, 'Graphics card, length').getByRole('link', { name: 'Choose Edge' }).click()
    await expect(page).toHaveURL('/fit?case=edge&card-length=336#answer')
    await expect(drawing.getByText('64 mm free')).toBeVisible()
    // A link to the build that the address names takes back what was chosen beyond it.
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('radio', { name: 'G120' }).check()
    await lineOf(page, 'Graphics card, length').getByRole('link', { name: 'Choose Edge' }).click()
    await expect(page.getByRole('radio', { name: 'Edge' })).toBeChecked()
    await expect(drawing.getByText('64 mm free')).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(entries)
  },
)

test(
  'a build’s link is copied with what is typed and not sent',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/fit?case=edge&card-length=336')
    await page.getByLabel('Graphics card, length, in mm').fill('390')
    await page.getByRole('button', { name: 'Copy link to this build' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(copied.pathname + copied.search).toBe('/fit?case=edge&card-length=390')
  },
)

sameTab(
  'on a phone the answer about a finished build is at most four screens long, and no sentence about the page is missing',
  { tag: '@phone' },
  async ({ page }) => {
    await open(
      page,
      '/fit?case=edge&card-length=320&card-watts=320&card-plugs=12v-2x6&cooler=typhoon-120&socket=am5&processor=125&supply=gx-1k-titan&board=atx&large=1',
    )
    await expect(verdict(page)).toHaveText('Everything fits')
    await expect(
      page.getByText(/^See whether your graphics card, cooler, and power supply/),
    ).toBeVisible()
    const answerLength = await page.evaluate(() => {
      const { bottom = Infinity } = document.querySelector('main')?.getBoundingClientRect() ?? {}
      return (bottom + window.scrollY) / window.innerHeight
    })
    expect(answerLength).toBeLessThan(4)
    await answer(page).getByRole('link', { name: 'Change the build' }).click()
    await expect(page.getByRole('radio', { name: 'Edge' })).toBeInViewport()
  },
)

sameTab(
  'an address with names that are no field’s, old or mistyped, shows the rest of its build',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [index, more] of [
      'card=320',
      'board-x=1',
      'supply-foo=1',
      'front-size=3',
      `case-card=${'🙂'.repeat(60)}`,
    ].entries()) {
      // What was typed belongs to the build before.
      await open(page, `/fit?case=edge&card-length=${330 + index}&${more}`)
      await expect(verdict(page), more).toHaveText('Everything fits')
      await page.getByLabel('Graphics card, length, in mm').fill('410')
      await expect(verdict(page), more).toHaveText('One thing does not fit')
    }
  },
)

sameTab(
  'a link to a field that could not be read focuses it, with a ring, and the field stays where the tab key finds it',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/fit?card-length=33600')
    const field = page.getByLabel('Graphics card, length, in mm')
    await page
      .getByRole('alert')
      .getByRole('link', { name: 'Graphics card, length, in mm' })
      .click()
    await expect(page).toHaveURL(/#card-length$/)
    // The browser has focused it; what the page does after that is done by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    await expect(field).toBeFocused()
    await expect(field).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Tab')
    await expect(field).not.toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(field).toBeFocused()
  },
)

sameTab(
  'what is sent is answered with the focus, whether nothing is filled in, nothing can be read, or nothing has changed',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/fit')
    const length = page.getByLabel('Graphics card, length, in mm')
    await submit(page).click()
    await expect(verdict(page)).toBeFocused()
    await expect(page).toHaveURL('/fit')
    await length.fill('3')
    await expect(length).not.toHaveAttribute('aria-invalid')
    await length.press('Tab')
    await expect(length).toHaveAttribute('aria-invalid', 'true')
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Graphics card, length' })).toBeVisible()
    await expect(verdict(page)).toBeFocused()
    await open(page, '/fit?card-watts=450')
    const entries = await page.evaluate(() => history.length)
    for (const _ of ['once', 'again']) {
      await page.evaluate(() => window.scrollTo(0, 0))
      await submit(page).click()
      await expect(verdict(page)).toBeFocused()
      await expect(verdict(page)).toBeInViewport()
    }
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.getByRole('link', { name: 'Start again' }).click()
    await expect(verdict(page)).toHaveText('Example build')
    await expect(page.locator('form [name=card-watts]')).toHaveValue('')
  },
)

test(
  'in forced colors on white the names of parts stand on white in black',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    await open(page, collisions)
    const drawing = page.getByRole('img', { name: /cut open/ })
    const fillsOf = (shapes: Locator) =>
      shapes.evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fill))])
    const names = drawing.locator('text')
    const shapes = drawing.locator('rect[class*="part"], rect[class*="failing"]')
    expect(await fillsOf(names)).toEqual(['rgb(0, 0, 0)'])
    expect(await fillsOf(shapes)).toEqual(['rgb(255, 255, 255)'])
  },
)

sameTab(
  'what is typed stays in its field while an answer comes, and on another page; Back brings the build before, and another build has its own',
  { tag: '@desktop' },
  async ({ page }) => {
    const field = (name: string) => page.locator(`form [name="${name}"]`)
    await open(page, '/fit?card-length=336')
    await field('card-length').evaluate((element) => (element.dataset.same = 'true'))
    await field('card-length').fill('410')
    const release = await holdReads(page, /fit\.answer.*410/)
    await submit(page).click()
    await unfold(page, 'Board and drives')
    await page.getByLabel('Motherboard', { exact: true }).selectOption('ATX')
    await release()
    await expect(page).toHaveURL('/fit?card-length=410#answer')
    await expect(field('card-length')).toHaveValue('410')
    await expect(field('board')).toHaveValue('atx')
    await expect(field('card-length')).toHaveAttribute('data-same')
    await page.goBack()
    await expect(field('card-length')).toHaveValue('336')

    await unfold(page, 'Graphics card')
    await field('card-thickness').fill('61')
    await open(page, '/cases')
    await open(page, '/fit?card-length=336')
    await expect(field('card-thickness')).toHaveValue('61')
    await expect(page.locator('#build summary').getByText('61 mm')).toBeVisible()
    await open(page, '/fit')
    // A page that is left before it has begun leaves what was typed as it was.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('argo:build-draft')))
      .not.toContain('61')
    await open(page, '/fit?card-length=336')
    await expect(field('card-thickness')).toHaveValue('')
    for (const text of ['{', 'null', '[]', '{"address":1,"fields":2}']) {
      await page.evaluate((draft) => sessionStorage.setItem('argo:build-draft', draft), text)
      await page.reload()
      await hydrated(page)
      await expect(field('card-length'), text).toHaveValue('336')
    }
  },
)

sameTab(
  'a screen reader is told the verdict, the drawing in words, and then each check with how it comes out; to the eye what collides is hatched too',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/fit?case=g120&card-length=336&cooler=own&cooler-height=165')
    await expect(answer(page)).toMatchAriaSnapshot(`
      - region "2 things do not fit":
        - heading "2 things do not fit" [level=2]
        - paragraph: G120, 336 mm card, Your cooler
        - figure /^Lengths and clearances are to scale/:
          - 'img "G120, cut open, to scale Graphics card, length: 6 mm too long. 336 mm of 330 mm, with front fans. CPU cooler, height: 5 mm too tall. 165 mm of 160 mm."'
        - list:
          - listitem:
            - heading "Graphics card, length Does not fit" [level=3]
            - paragraph: 6 mm too long
            - paragraph: 336 mm of 330 mm, with front fans
            - paragraph:
              - link "Choose Edge"
              - text: 64 mm to spare
          - listitem:
            - heading "CPU cooler, height Does not fit" [level=3]
            - paragraph: 5 mm too tall
            - paragraph: 165 mm of 160 mm
    `)
    const drawing = page.getByRole('img', { name: /G120, cut open, to scale/ })
    await expect(drawing.getByText('6 mm too much')).toBeVisible()
    await expect(answer(page).locator('rect[fill^="url(#"]')).toHaveCount(2)
  },
)

sameTab(
  'on a wide screen the checks begin beside the drawing, and on a narrow one no choice of a case breaks a word',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/fit')
    const drawing = await page.getByRole('figure').boundingBox()
    const check = await answer(page).getByRole('listitem').first().boundingBox()
    expect(check?.y).toBeCloseTo(drawing?.y ?? 0, 0)
    await page.setViewportSize({ width: 1024, height: 900 })
    expect(await brokenWords(page.getByRole('radiogroup', { name: 'Case' }))).toEqual([])
  },
)

sameTab(
  'on a phone no field that takes the focus stands under the verdict at the lower edge, and with text twice as large no figure is broken from its unit',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/fit?case=edge')
    await unfold(page, 'Board and drives')
    await page.getByRole('radio', { name: 'Edge' }).focus()
    const last = page.getByLabel('Motherboard', { exact: true })
    const isFree = () => {
      const field = document.activeElement
      const { left, top, bottom } = field?.getBoundingClientRect() ?? new DOMRect()
      const at = (y: number) => document.elementFromPoint(left + 9, y)
      return [top + 4, bottom - 4].every((y) => field?.contains(at(y)))
    }
    while (!(await last.evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(isFree)).toBe(true)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    for (const address of ['/fit', tight, collisions]) {
      await open(page, address)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      if (address === '/fit') await unfold(page, 'Graphics card')
      expect(await brokenTerms(page.getByRole('main')), address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    }
  },
)

sameTab(
  'on a phone the keyboard reaches each control of an answer once, forward and backward',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, collisions)
    const forward = await controlsReached(page, 'Tab')
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    expect((await controlsReached(page, 'Shift+Tab')).toReversed()).toEqual(forward)
    const changes = forward.filter((name) => /^Change the build|^1 check passes/.test(name))
    expect(changes).toEqual(['Change the build', '1 check passes', 'Change the build'])
  },
)

/** The controls of the main part that take the focus, one after another, until it leaves it. */
async function controlsReached(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    await page.keyboard.press(key)
    const name = await page.evaluate(() => {
      const control = document.activeElement
      return control?.closest('main') && (control.textContent || control.id)
    })
    if (name) names.push(name)
    else if (names.length > 0) return names
  }
}

sameTab(
  'on a phone the verdict is in sight while the form is filled in, and leads to the first thing that does not fit',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/fit')
    await page.getByRole('radio', { name: 'G120' }).check()
    await page.getByLabel('Graphics card, length, in mm').fill('336')
    await unfold(page, 'Graphics card')
    const bar = page.getByRole('link', { name: 'One thing does not fit' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(verdict(page)).not.toBeInViewport()
    await bar.click()
    await expect(lineOf(page, 'Graphics card, length')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    const drawing = await page.getByRole('img', { name: /cut open/ }).boundingBox()
    const heading = await verdict(page).boundingBox()
    expect(heading?.y).toBeLessThan(drawing?.y ?? 0)
  },
)

test('“I am 1.92 m tall”', { tag: '@phone' }, async ({ page }) => {
  const ahead = page.waitForResponse(/\/ProductPage-[^/]+\.js$/)
  await open(page, '/chairs')
  await page.getByRole('link', { name: 'Find your chair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which chair fits you?')
  // The browser's language asks for feet and pounds.
  await page.getByLabel('Your height, in feet').fill('6')
  await page.getByLabel('Your height, in inches').fill('4')
  const figure = page.getByRole('img', { name: 'Outline of a person of 6′4″, seated at' })
  await expect(figure).toBeVisible()
  await page.getByRole('link', { name: 'cm, kg' }).click()
  await expect(page).toHaveURL('/fit/chairs?units=metric&height=193')
  await expect(page.getByLabel('Your height, in cm')).toHaveValue('193')
  // The page of a product is fetched ahead, a second after the first page has loaded.
  await (await ahead).finished()
  const requests: string[] = []
  page.on('request', (request) => {
    // A whole Chromium asks for its tab's icon again at each new address.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
  })
  await page.getByLabel('Your height, in cm').fill('1.92')
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(row('Imperium')).toContainText('Made for 165–195 cm')
  await expect(
    page.getByRole('status').filter({ hasText: 'Armada fits you best so far' }),
  ).toBeVisible()
  await page.getByLabel('Your weight, in kg').fill('147')
  await page.getByLabel('Your desk’s height, in cm').fill('74')
  await expect(page.getByRole('status').filter({ hasText: 'Armada fits you' })).toBeVisible()
  const names = page.getByRole('region', { name: 'Chairs' }).getByRole('heading', { level: 3 })
  await expect(names).toHaveText(['Armada', 'Imperium', 'Astra', 'Swift Pro'])
  await page.getByLabel('Your weight, in kg').fill('much')
  await expect(page.getByLabel('Your weight, in kg')).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your weight, in kg')).toHaveAccessibleDescription(
    'Please enter a weight such as 80 kg, from 30 to 250 kg',
  )
  expect(requests).toEqual([])
  await expect(page).toHaveURL('/fit/chairs?units=metric&height=1.92&weight=much&desk=74')
  await expectAccessible(page)
  await page.getByLabel('Your weight, in kg').fill('240')
  await page.keyboard.press('Enter')
  const verdict = page.getByRole('status').filter({ hasText: 'None of them fits you' })
  await expect(verdict).toBeFocused()
  await expect(verdict).toBeInViewport()
  await page.getByRole('link', { name: 'Armada' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armada')
  await page.goBack()
  await expect(page.getByLabel('Your height, in cm')).toHaveValue('1.92')
})

test(
  'what is typed before the scripts come stays, in the units that its field said',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/fit/chairs', { waitUntil: 'commit' })
    const height = page.getByLabel('Your height, in cm')
    await height.fill('192')
    release()
    await hydrated(page)
    await expect(height).toHaveValue('192')
    await expect(
      page.getByRole('status').filter({ hasText: 'Armada fits you best so far' }),
    ).toBeVisible()
    await height.press('Tab')
    await expect(page).toHaveURL('/fit/chairs?units=metric&height=192')
  },
)

test(
  'a case that is chosen before the scripts come stays chosen, and is drawn',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/fit', { waitUntil: 'commit' })
    const chosen = page.getByRole('radio', { name: 'G120' })
    await chosen.check()
    release()
    await hydrated(page)
    await expect(page.getByRole('img', { name: /^G120, cut open, to scale/ })).toBeVisible()
    await expect(chosen).toBeChecked()
  },
)
