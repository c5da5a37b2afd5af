import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, isHydrated, isPhone, open, sameTab, test } from './fixtures.ts'
import { holdReads, holdScripts } from './held-requests.ts'

sameTab(
  'a link with capital letters leads to the address in lower case, with its query and its section, and loads no document',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/home')
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    for (const [link, address, heading] of [
      [
        '/Chairs/Swift-Pro?color=Black/Blue#dimensions',
        '/chairs/swift-pro?color=Black%2FBlue#dimensions',
        'Swift Pro',
      ],
      ['/Category/Cases', '/category/cases', 'Cases'],
      ['/WARRANTY', '/warranty', 'Warranty'],
    ] as const) {
      await page.evaluate((link) => history.pushState(null, '', link), link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveURL(address)
    }
    expect(loads).toBe(0)
  },
)

sameTab(
  'navigating from category to product, back and to contact loads no document, and updates title, preferred address, preview, focus and announcement',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.getByRole('link', { name: 'Calypso, view details' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Calypso' })).toBeVisible()
    await expect(page).toHaveURL('/cases/calypso')
    await expect(page.getByRole('heading', { level: 1, name: 'Calypso' })).toBeFocused()
    const title = 'Calypso – Cases – Argo'
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', page.url())
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Support' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
    expect(loads).toBe(0)
  },
)

test(
  'a panel opened and a field typed in while a page is on its way keep the focus when it comes',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    const bar = page.getByRole('banner')
    const fieldInUse = async (field: Locator) => {
      await field.fill('edg')
      return async () => {
        await page.keyboard.type('e')
        await expect(field).toHaveValue('edge')
      }
    }
    for (const [name, use] of [
      [
        'Calypso',
        async () => {
          await bar.getByRole('button', { name: 'Tools' }).click()
          return () =>
            expect(bar.getByRole('button', { name: 'Tools', expanded: true })).toBeFocused()
        },
      ],
      [
        'Edge',
        async () => {
          await bar.getByRole('button', { name: 'Search' }).click()
          return fieldInUse(bar.getByRole('combobox'))
        },
      ],
      ['G120', () => fieldInUse(page.getByRole('contentinfo').getByRole('textbox'))],
    ] as const) {
      const release = await holdReads(page, /product/)
      await page.getByRole('link', { name: `${name}, view details` }).click()
      const check = await use()
      await release()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveTitle(`${name} – Cases – Argo`)
      // Suggestions may be announced after the page.
      if (name !== 'Edge')
        await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1)
      await check()
      await page.unrouteAll()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible()
    }
  },
)

sameTab(
  'a new page starts at its top, and Back and a reload return to the same place in a long list',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/products')
    const link = page.getByRole('link', { name: /Swift Pro/ }).first()
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(400)
    await expectReturnByBack(page, link, before)
    // What is kept is where the page was at its last scroll event, which comes with a frame.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('scroll', resolve, { once: true })
          window.scrollTo(0, 900)
        }),
    )
    expect(await page.evaluate(() => window.scrollY)).toBe(900)
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  },
)

test(
  'a page scrolled before its scripts run stays where it is, and Back returns there',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdScripts(page, '**/assets/libraries-*.js')
    await page.goto('/products', { waitUntil: 'commit' })
    // A line that breaks elsewhere in the font moves the document above, and the browser scrolls with it.
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Archivo' && status === 'loaded'),
    )
    const link = page.getByRole('link', { name: /Swift Pro/ }).first()
    await link.scrollIntoViewIfNeeded()
    expect(await page.evaluate(isHydrated)).toBe(false)
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(400)
    release()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    await expectReturnByBack(page, link, before)
  },
)

test(
  'Back before the scripts have come leads to the page before, and hydrates it',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    await page.getByRole('link', { name: 'Calypso, view details' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calypso')
    const release = await holdScripts(page, '**/assets/libraries-*.js')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cases')
    expect(await page.evaluate(isHydrated)).toBe(false)
    release()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cases')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calypso')
  },
)

test('what lies below the first screen comes after a move, and moves nothing', async ({ page }) => {
  await open(page, '/cases')
  await page.evaluate(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift' })
  })
  await page.getByRole('link', { name: 'G120, view details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'G120' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Technical Specifications' })).toBeVisible()
  expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.001)
})

interface LayoutShift extends PerformanceEntry {
  value: number
}

declare global {
  interface Window {
    shifts: number
  }
}

sameTab(
  'Back returns to where a page was scrolled to even in the moment in which its link was followed',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/products')
    await page
      .getByRole('link', { name: /Swift Pro/ })
      .first()
      .evaluate(scrollAndFollow)
    await expect(page.getByRole('heading', { level: 1, name: 'Swift Pro' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: "Argo's Arsenal" })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  },
)

sameTab(
  'after Back the keyboard goes on from the link that was followed',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/products')
    const card = page.getByRole('link', { name: 'Carina 34, view details' })
    const title = page.getByRole('heading', { level: 1, name: 'Carina 34' })
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await page.goBack()
    await expect(card).toBeFocused()
    await expect(card).toBeInViewport()
    await page.goForward()
    await expect(title).toBeFocused()
  },
)

sameTab(
  'the skip link comes first and leads past the header',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  },
)

test(
  'a link from before a product was renamed leads to its page, inside the site too, with its colors',
  { tag: '@desktop' },
  async ({ page, desk: { url, databaseFile } }) => {
    const database = new DatabaseSync(databaseFile, { timeout: 5_000 })
    const rename = database.prepare('UPDATE products SET slug = ? WHERE id = 98')
    await open(page, `${url}/chairs`)
    try {
      rename.run('swift-pro-2')
      await page.getByRole('main').getByRole('link', { name: 'Swift Pro' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Swift Pro' })).toBeVisible()
      await expect(page).toHaveURL(`${url}/chairs/swift-pro-2`)
      await page.getByRole('link', { name: 'Black/Blue' }).click()
      await expect(
        page.getByRole('img', { name: /^Swift Pro in Black\/Blue/ }).first(),
      ).toBeVisible()
      await page.goto(`${url}/product/swift-pro`)
      await expect(page).toHaveURL(`${url}/chairs/swift-pro-2`)
    } finally {
      rename.run('swift-pro')
      database.close()
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read and every category reached, by the header’s panels too', async ({
    page,
  }) => {
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(6)
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Cases' }).click()
    } else {
      await page.getByRole('button', { name: 'Cases' }).click()
      await page.locator('#panel-cases').getByRole('link', { name: 'Browse All Cases' }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chairs' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Chairs' })).toBeVisible()
    await page.getByRole('link', { name: 'Swift Pro, view details' }).click()
    await page.getByRole('link', { name: 'Black/Blue' }).click()
    await expect(page).toHaveURL(/color=Black(%2F|\/)Blue/)
    await expect(
      page
        .getByRole('main')
        .getByRole('img', { name: /Black\/Blue/ })
        .first(),
    ).toBeVisible()
  })
})

/** Follows a product's link in the list of all: its page starts at the top, and Back returns to where the list was. */
async function expectReturnByBack(page: Page, link: Locator, scrolledTo: number): Promise<void> {
  const position = () => page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Swift Pro' })).toBeVisible()
  await expect.poll(position).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: "Argo's Arsenal" })).toBeVisible()
  await expect.poll(position).toBe(scrolledTo)
}

// In one task: the browser has no frame in between, in which it would say that it has scrolled.
function scrollAndFollow(link: HTMLElement | SVGElement): void {
  window.scrollTo(0, 900)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
