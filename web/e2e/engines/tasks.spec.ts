import { startSite } from '@argo/cli/site-process'
import { messagesFrom, subscriptionsOf } from '../forms.ts'
import { expect } from '../fixtures.ts'
import type { EnginePage } from './engine.ts'
import { button, count, field, focused, link, open, test } from './fixtures.ts'

// WebKit's window is never narrower than 447 px.
const widths = [390, 1024, 1280]
const pages = [
  '/home',
  '/products',
  '/products?category=cooling',
  '/cases',
  '/chairs/swift-pro',
  '/fit?case=g120&card-length=336&front=240&front-thickness=27&supply=gx-650',
  '/compare/cases',
  '/contact',
  '/warranty',
  '/downloads',
  '/no-such-page',
]

test(`no page is wider than its window of ${widths.join(', ')} px`, async ({ engine }) => {
  for (const [index, address] of pages.entries()) {
    await open(engine, address)
    // To and fro: the next page opens in the width that the window has.
    for (const width of index % 2 === 0 ? widths : widths.toReversed()) {
      await engine.resize(width, 900)
      await expect.poll(() => engine.evaluate(tooWide), `${address} at ${width} px`).toEqual([])
    }
  }
})

for (const width of [390, 1280]) {
  // A fallback face can have Archivo's average width, not that of each line: one may break elsewhere. A lead's is 33 px high.
  test(`no page moves by more than a line when its font loads late, at ${width} px`, async ({
    engine,
  }) => {
    await engine.resize(width, 900)
    for (const address of ['/home', '/cases', '/contact', '/warranty']) {
      await open(engine, address)
      await expect.poll(() => engine.evaluate(hasArchivo), address).toBe(true)
      const height = await engine.evaluate(() => document.documentElement.scrollHeight)
      await engine.evaluate(removeArchivo)
      expect(await engine.evaluate(hasArchivo)).toBe(false)
      const late = await engine.evaluate(() => document.documentElement.scrollHeight)
      expect(Math.abs(late - height), address).toBeLessThanOrEqual(33)
    }
  })
}

test('the header gives way to the menu when the window is made narrow', async ({ engine }) => {
  await engine.resize(1280, 900)
  await open(engine, '/downloads')
  expect(await engine.evaluate(isShown, 'header button[aria-label=Menu]')).toBe(false)
  await engine.resize(390, 900)
  await expect.poll(() => engine.evaluate(isShown, 'header button[aria-label=Menu]')).toBe(true)
  await expect.poll(() => engine.evaluate(isShown, 'header nav')).toBe(false)
})

test('the narrowest window with the row of categories, and with a scrollbar, has room for Support', async ({
  engine,
}) => {
  await engine.resize(1040, 900)
  await open(engine, '/home')
  await expect.poll(() => engine.evaluate(roomAfterSupport)).toBeGreaterThanOrEqual(0)
})

test('a move to another page keeps to the security policy, and text does not become markup', async ({
  engine,
}, { project }) => {
  await engine.resize(1280, 900)
  await open(engine, '/chairs/swift-pro')
  await engine.evaluate(collectViolations)
  await engine.click(`//footer//a[normalize-space(.)='Monitors']`)
  await expect.poll(() => count(engine, 'h1', 'Monitors')).toBe(1)
  await expect.poll(() => engine.evaluate(hasWorker)).toBe(true)
  expect(await engine.evaluate(violations)).toEqual([])
  expect(await engine.evaluate(makeMarkup)).toBe('TypeError')
  await expect
    .poll(() => engine.evaluate(violations))
    .toEqual(['require-trusted-types-for', 'style-src-attr'])
  // Firefox reports a violation to its console later than to the page; WebKit's console is not read.
  const complaints: string[] = []
  await expect
    .poll(() => complaints.push(...engine.takeComplaints()))
    .toBe(project.name === 'firefox' ? 2 : 0)
})

test.describe('on a desktop', () => {
  test.beforeEach(({ engine }) => engine.resize(1280, 900))

  test("a category's panel opens by mouse, and a link in it closes it", async ({ engine }) => {
    await open(engine, '/home')
    await engine.click(button('Chairs'))
    await expect.poll(() => count(engine, '#panel-chairs:popover-open li')).toBe(4)
    await engine.click(`//*[@id='panel-chairs']//a[contains(., 'Browse All Chairs')]`)
    await expect.poll(() => count(engine, 'h1', 'Chairs')).toBe(1)
    expect(await count(engine, ':popover-open')).toBe(0)
  })

  test("a category's panel opens by keyboard, and Escape gives the focus back", async ({
    engine,
  }) => {
    await open(engine, '/home')
    await engine.evaluate(focusButton, 'Monitors')
    await engine.press('Enter')
    await expect.poll(() => count(engine, '#panel-monitors:popover-open')).toBe(1)
    await engine.press('Tab')
    await expect.poll(() => count(engine, '#panel-monitors :focus', 'Browse All Monitors')).toBe(1)
    await engine.press('Escape')
    await expect.poll(() => count(engine, ':popover-open')).toBe(0)
    expect(await focused(engine)).toBe('Monitors')
  })

  test('two products are chosen and stand side by side, under names that stay', async ({
    engine,
  }) => {
    await open(engine, '/cases')
    for (const name of ['Edge', 'Calypso'])
      await engine.click(`//main//label[normalize-space(.)='Compare ${name}']`)
    await engine.click(link('Compare Edge and Calypso'))
    await expect.poll(() => count(engine, 'h1', 'Edge and Calypso side by side')).toBe(1)
    expect(await count(engine, '[role=rowheader]', 'GPU clearance')).toBe(1)
    await engine.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => engine.evaluate(isNameUnderHeader)).toBe(true)
    await engine.evaluate(() => localStorage.clear())
  })

  test('a filter narrows the list, its own link removes it, and Back brings it again and then leaves the list', async ({
    engine,
  }) => {
    await engine.resize(1440, 900)
    await open(engine, '/cases')
    await open(engine, '/monitors?refresh-rate-min=100')
    await expect.poll(() => count(engine, 'main article')).toBe(2)
    await engine.click(`//summary[contains(., 'Filters')]`)
    const box = `//fieldset[legend='Panel']//label[contains(., 'QD-OLED')]`
    await engine.click(box)
    await expect.poll(() => count(engine, 'main article')).toBe(1)
    expect(await engine.evaluate(() => location.search)).toBe(
      '?panel-is=QD-OLED&refresh-rate-min=100',
    )
    await engine.click(`//a[normalize-space(.)='Remove Panel: QD-OLED']`)
    await expect.poll(() => count(engine, 'main article')).toBe(2)
    expect(await engine.evaluate(() => location.search)).toBe('?refresh-rate-min=100')
    await engine.back()
    await expect.poll(() => count(engine, 'main article')).toBe(1)
    await engine.back()
    await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/cases')
  })

  test('Back returns to where the list was left', async ({ engine }) => {
    await open(engine, '/products')
    await engine.evaluate(() => window.scrollTo(0, 1_400))
    await engine.click(link('Calypso, view details'))
    await expect.poll(() => count(engine, 'h1', 'Calypso')).toBe(1)
    await expect.poll(() => engine.evaluate(() => scrollY)).toBe(0)
    await engine.back()
    await expect.poll(() => count(engine, 'h1', "Argo's Arsenal")).toBe(1)
    await expect.poll(() => engine.evaluate(() => scrollY)).toBeGreaterThan(100)
  })
})

test.describe('on a phone', () => {
  test.beforeEach(({ engine }) => engine.resize(390, 844))

  test('the menu lists the categories, gives the focus back, and leads to one', async ({
    engine,
  }) => {
    await open(engine, '/home')
    await engine.click(button('Menu'))
    await expect.poll(() => count(engine, '[role=dialog] li', 'products available')).toBe(6)
    await engine.press('Escape')
    await expect.poll(() => engine.evaluate(isShown, '[role=dialog]')).toBe(false)
    expect(await focused(engine)).toBe('Menu')
    await engine.click(button('Menu'))
    await engine.click(`//*[@role='dialog']//a[contains(., 'Cases')]`)
    await expect.poll(() => count(engine, 'h1', 'Cases')).toBe(1)
    expect(await engine.evaluate(isShown, '[role=dialog]')).toBe(false)
  })
})

test.describe('a product', () => {
  test.beforeEach(async ({ engine }) => {
    await engine.resize(1280, 900)
    await open(engine, '/chairs/swift-pro')
  })

  test('shows its pictures by button and by arrow key', async ({ engine }) => {
    await engine.click(button('Next picture'))
    await expect.poll(() => shown(engine)).toBe('2 / 10')
    await engine.press('ArrowRight')
    await expect.poll(() => shown(engine)).toBe('3 / 10')
    await engine.click(button('Previous picture'))
    await expect.poll(() => shown(engine)).toBe('2 / 10')
  })

  test('shows them on the whole screen, and gives the focus back', async ({ engine }) => {
    await engine.click(button('View full screen'))
    await expect.poll(() => count(engine, 'dialog:modal', '1 / 10')).toBe(1)
    await engine.press('ArrowRight')
    await expect.poll(() => count(engine, 'dialog:modal', '2 / 10')).toBe(1)
    await engine.press('Escape')
    await expect.poll(() => count(engine, 'dialog:modal')).toBe(0)
    expect(await focused(engine)).toBe('View full screen')
  })

  test('changes its pictures with its color', async ({ engine }) => {
    await engine.click(link('Black/Blue'))
    await expect.poll(() => count(engine, '[aria-label="Black/Blue"][aria-current]')).toBe(1)
    await expect
      .poll(() => count(engine, 'section[aria-roledescription=carousel] a[href*="black-blue"]'))
      .toBeGreaterThan(0)
  })
})

test.describe('forms', () => {
  test.beforeEach(({ engine }) => engine.resize(1280, 900))

  test('an address is subscribed to the newsletter', async ({ engine, site }, { project }) => {
    const email = `ada-${project.name}@example.com`
    await open(engine, '/terms')
    await engine.type(field('E-mail address'), email)
    await engine.click(button('Subscribe'))
    await expect.poll(() => toast(engine)).toContain("You've been subscribed to our newsletter.")
    expect(subscriptionsOf(site.databaseFile, email)).toBe(1)
  })

  test('a message is sent and stored', async ({ engine, site }, { project }) => {
    const name = `Ada of ${project.name}`
    await open(engine, '/contact')
    await engine.type(field('Name'), name)
    await engine.type(field('E-mail'), 'ada@example.com')
    await engine.choose(field('Subject'), 'order_status')
    await engine.type(field('Message'), 'Where is it?')
    await engine.click(button('Send message'))
    await expect.poll(() => toast(engine)).toContain('Message sent successfully!')
    expect(messagesFrom(site.databaseFile, name)).toEqual([
      {
        name,
        email: 'ada@example.com',
        message: 'Subject: order_status\n\nWhere is it?',
      },
    ])
  })

  test('a claim is acknowledged and its form cleared', async ({ engine }) => {
    await open(engine, '/warranty')
    await engine.type(field('Name'), 'Ada Smith')
    await engine.type(field('E-mail'), 'ada@example.com')
    await engine.type(field('Product model'), 'Nivos')
    await engine.type(field('Serial number'), 'NV-0042')
    await engine.type(field('Purchase date'), '2026-01-15')
    await engine.type(field('Issue description'), 'The tube was dry.')
    await engine.click(`//input[@type='checkbox']`)
    await engine.click(button('Submit claim'))
    await expect.poll(() => toast(engine)).toContain('Warranty Claim Submitted')
    const form = 'form[aria-label="Warranty claim"]'
    expect(await engine.evaluate(isValid, form)).toBe(false)
  })

  test('one clause of the policy is open at a time', async ({ engine }) => {
    await open(engine, '/warranty')
    await expect.poll(() => count(engine, 'details[open]')).toBe(1)
    await engine.click('(//summary)[3]')
    await expect.poll(() => count(engine, 'details[open]', 'Warranty Process')).toBe(1)
    expect(await count(engine, 'details[open]')).toBe(1)
    await engine.click('(//summary)[3]')
    await expect.poll(() => count(engine, 'details[open]')).toBe(0)
  })
})

test('without a connection an unseen page says so', async ({ engine }, { project }) => {
  // WebDriver's WebKit has private windows alone, which have no service workers.
  test.skip(project.name === 'webkit')
  const site = await startSite()
  await open(engine, `${site.url}/home`)
  await expect
    .poll(() => engine.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
  await site.stop()
  await engine.goto(`${site.url}/monitors`)
  expect(await engine.evaluate(() => document.querySelector('h1')?.textContent.trim())).toBe(
    'This page has not been seen yet.',
  )
  engine.takeComplaints()
})

/** Whether the page's font has loaded; runs in the page. */
function hasArchivo(): boolean {
  return [...document.fonts].some(
    ({ family, status }) => /^["']?Archivo["']?$/.test(family) && status === 'loaded',
  )
}

/** Has the page drawn in the fallback faces; runs in the page. */
function removeArchivo() {
  for (const sheet of document.styleSheets) {
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (/^@font-face\s*\{[^}]*font-family:\s*["']?Archivo["']?;/.test(rule.cssText)) {
        sheet.deleteRule(index)
        break
      }
    }
  }
}

/** Whether an element is visible; runs in the page. */
function isShown(selector = ''): boolean {
  return document.querySelector(selector)?.checkVisibility() ?? false
}

/** Whether a form has nothing that is missing or wrong; runs in the page. */
function isValid(selector = ''): boolean | undefined {
  return document.querySelector<HTMLFormElement>(selector)?.checkValidity()
}

/** The pixels between the header's Support link and the page's edge; runs in the page. */
function roomAfterSupport(): number {
  const row = document.querySelector('header > div')
  const support = row?.querySelector("a[href='/contact']")
  if (!row || !support?.checkVisibility()) return NaN
  const edge = row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight)
  return Math.round(edge - support.getBoundingClientRect().right)
}

/** What makes the page wider than its window; runs in the page. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('*')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right + scrollX }))
    .filter(({ right }) => right > clientWidth)
    .map(({ element, right }) => `${element.tagName} ${element.className}: ${right} px`)
}

function focusButton(name: string) {
  for (const element of document.querySelectorAll('button')) {
    if (element.textContent.trim() === name) element.focus()
  }
}

/** Which picture the gallery says it shows. */
async function shown(engine: EnginePage): Promise<string | undefined> {
  const status = await engine.evaluate(
    () => document.querySelector('[aria-roledescription=carousel] [aria-live]')?.textContent ?? '',
  )
  return /\d+ \/ \d+/.exec(status)?.[0]
}

function toast(engine: EnginePage): Promise<string> {
  return engine.evaluate(
    () => document.querySelector('[aria-label="Notifications (F8)"]')?.textContent ?? '',
  )
}

function collectViolations(): void {
  const refused: string[] = []
  Object.assign(window, { refused })
  document.addEventListener('securitypolicyviolation', (event) => {
    refused.push(event.effectiveDirective)
  })
}

function violations(): string[] {
  return (window as unknown as { refused: string[] }).refused.toSorted()
}

// WebDriver itself runs scripts that the page's policy refuses; what they do to the page is refused all the same.
function makeMarkup(): string {
  try {
    const element = document.createElement('p')
    element.setAttribute('style', 'color: red')
    element.innerHTML = '<b>text</b>'
    return 'done'
  } catch (error) {
    return (error as Error).name
  }
}

function hasWorker(): Promise<boolean> {
  return navigator.serviceWorker.getRegistration().then((worker) => Boolean(worker?.active))
}

// Runs in the page: how far below the window's upper edge the heads of a table are.
function isNameUnderHeader(): boolean {
  const name = document.querySelector('main thead th a span')?.getBoundingClientRect()
  return name !== undefined && name.top >= 64 && name.bottom < 128
}
