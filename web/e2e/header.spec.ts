import { expect, expectAccessible, hydrated, isHydrated, open, sameTab, test } from './fixtures.ts'

sameTab(
  'the bar is transparent under 10 px of scroll, dark and blurred from there',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/home')
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.evaluate(() => window.scrollTo(0, 9))
    await expect(header).toHaveAttribute('data-scrolled', 'false')
    await page.evaluate(() => window.scrollTo(0, 10))
    await expect(header).toHaveAttribute('data-scrolled', 'true')
    await expect(header).toHaveCSS('backdrop-filter', /blur/)
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  },
)

sameTab(
  'with text at 200% the row of categories gives way to the menu, whose button is within a screen of 320 px too',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.getByRole('navigation', { name: 'Catalogue' })).toBeHidden()
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1440, height: 900 })
    await menu.click()
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Cases/ })).toBeInViewport()
  },
)

sameTab(
  'Support leads to the contact page, the logo home',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cookies')
    await page.getByRole('banner').getByRole('link', { name: 'Support' }).click()
    await expect(page).toHaveURL('/contact')
    await page.getByRole('link', { name: 'Argo, home' }).click()
    await expect(page).toHaveURL('/home')
  },
)

test.describe('mega panels', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/cookies')
  })

  sameTab('the tools are a panel of the bar too', async ({ page }) => {
    for (const [name, address] of [
      ['Will it fit?', '/fit'],
      ['Which chair?', '/fit/chairs'],
      ['Compare', '/compare'],
    ] as const) {
      await page.getByRole('button', { name: 'Tools' }).click()
      await expectAccessible(page)
      await page.locator('#panel-tools').getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
      await expect(page.locator('#panel-tools')).toBeHidden()
    }
  })

  sameTab(
    'a panel shows the browse tile and the latest four products, highest id first',
    async ({ page, request }) => {
      await page.getByRole('button', { name: 'Chairs' }).click()
      const panel = page.locator('#panel-chairs')
      await expect(panel).toBeVisible()
      await expect(panel.getByRole('link', { name: /Browse All Chairs/ })).toHaveAttribute(
        'href',
        '/chairs',
      )
      await expect(panel.getByRole('heading', { name: 'Latest Chairs' })).toBeVisible()
      const products: { id: number; name: string }[] = await (
        await request.get('/api/products/category/chairs')
      ).json()
      const latest = products.toSorted((one, other) => other.id - one.id).slice(0, 4)
      await expect(panel.getByRole('listitem').locator('span.font-semibold')).toHaveText(
        latest.map(({ name }) => name),
      )
      await expectAccessible(page)
    },
  )

  sameTab(
    'only one panel is open at a time, and it closes on its own button, on an outside click, on Escape and when the route changes',
    async ({ page }) => {
      const button = page.getByRole('button', { name: 'Coolers' })
      const panel = page.locator('#panel-coolers')
      const cases = page.locator('#panel-cases')
      await page.getByRole('button', { name: 'Cases' }).click()
      await expect(cases).toBeVisible()
      await button.click()
      await expect(panel).toBeVisible()
      await expect(cases).toBeHidden()
      await test.step('its own button', async () => {
        await button.click()
        await expect(panel).toBeHidden()
      })
      await test.step('an outside click', async () => {
        await button.click()
        await expect(panel).toBeVisible()
        await page.mouse.click(700, 850)
        await expect(panel).toBeHidden()
      })
      await test.step('Escape', async () => {
        await button.click()
        await expect(panel).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expect(button).toBeFocused()
      })
      await test.step('another route', async () => {
        await page.getByRole('button', { name: 'Cases' }).click()
        await cases.getByRole('link', { name: /^Edge/ }).click()
        await expect(page).toHaveURL('/cases/edge')
        await expect(cases).toBeHidden()
      })
    },
  )

  sameTab(
    'a panel opens and its products are reached by keyboard, and its button says that it is open',
    async ({ page }) => {
      const button = page.getByRole('button', { name: 'Power Supplies' })
      await button.focus()
      await expect(
        page.getByRole('button', { name: 'Power Supplies', expanded: false }),
      ).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('button', { name: 'Power Supplies', expanded: true }),
      ).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: /Browse All Power Supplies/ })).toBeFocused()
      const panel = page.locator('#panel-power-supplies')
      await expect(panel.getByRole('link', { name: /^GX 1K Titan/ })).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/power-supplies/gx-1k-titan')
    },
  )

  sameTab('a panel closes when the focus leaves the categories', async ({ page }) => {
    const panel = page.locator('#panel-cases')
    const button = page.getByRole('button', { name: 'Cases' })
    await button.click()
    await expect(panel.getByRole('link', { name: /^Edge/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link', { name: /Browse All Cases/ })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Argo, home' })).toBeFocused()
    await expect(panel).toBeHidden()
    await button.click()
    await expect(panel).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await expect(panel).toBeHidden()
  })
})

test.describe('a panel', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('opened before the page’s scripts run fills once they do', async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/cookies', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Cases' }).click()
    const panel = page.locator('#panel-cases')
    await expect(panel).toBeVisible()
    await page.mouse.move(700, 850)
    scripts.resolve()
    await expect(panel.getByRole('link', { name: /^Edge/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cases', expanded: true })).toBeVisible()
  })

  sameTab(
    'whose products did not load reads them again the next time it opens',
    async ({ page }) => {
      await open(page, '/cookies')
      await page.route('**/trpc/products.latest**', (route) => route.fulfill({ status: 503 }))
      const panel = page.locator('#panel-chairs')
      await page.getByRole('button', { name: 'Chairs' }).click()
      await expect(panel).toContainText('The latest chairs did not load.')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await page.mouse.move(700, 850)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Chairs' }).click()
      await expect(panel.getByRole('link', { name: /^Astra/ })).toBeVisible()
    },
  )

  test('reads its products again after five minutes, and not before', async ({ page }) => {
    await page.clock.install({ time: '2026-01-05T15:00:00Z' })
    await open(page, '/cookies')
    let reads = 0
    page.on('request', (request) => {
      if (request.url().includes('/trpc/products.latest')) reads += 1
    })
    const panel = page.locator('#panel-chairs')
    const openAndClose = async () => {
      await page.getByRole('button', { name: 'Chairs' }).click()
      await expect(panel.getByRole('link', { name: /^Astra/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await page.mouse.move(700, 850)
    }
    await openAndClose()
    await page.clock.fastForward('04:00')
    await openAndClose()
    expect(reads).toBe(1)
    await page.clock.fastForward('02:00')
    await openAndClose()
    await expect.poll(() => reads).toBeGreaterThan(1)
  })
})

test.describe('a category without products', { tag: '@desktop' }, () => {
  test('says so in its panel', async ({ page, siteOfItsOwn: { url, databaseFile } }) => {
    await emptyCategory(databaseFile, 'monitors', async () => {
      await open(page, `${url}/cookies`)
      await page.getByRole('button', { name: 'Monitors' }).click()
      await expect(page.locator('#panel-monitors')).toContainText('No monitors found')
    })
  })
})

test.describe('menu sheet', { tag: '@phone' }, () => {
  sameTab('leads to what helps to choose', async ({ page }) => {
    await open(page, '/cookies')
    for (const [name, address] of [
      ['Will it fit?', '/fit'],
      ['Which chair?', '/fit/chairs'],
      ['Compare', '/compare'],
    ] as const) {
      await page.getByRole('button', { name: 'Menu' }).click()
      const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name })
      await expect(link).toBeInViewport({ ratio: 1 })
      await link.click()
      await expect(page).toHaveURL(address)
    }
  })

  sameTab(
    'lists every category with how many products are available, keeps the focus inside, gives it back, and closes when a category is chosen',
    async ({ page, request }) => {
      await open(page, '/home')
      const button = page.getByRole('button', { name: 'Menu' })
      await button.click()
      const sheet = page.getByRole('dialog', { name: 'Menu' })
      await expect(sheet).toBeVisible()
      const products: { category: string }[] = await (await request.get('/api/products')).json()
      const chairs = products.filter(({ category }) => category === 'chairs').length
      await expect(sheet.getByRole('link', { name: /Chairs/ })).toContainText(
        `${chairs} products available`,
      )
      await expect(sheet.getByText(/products available/)).toHaveCount(6)
      await expectAccessible(page)

      await test.step('the focus stays inside, the page behind is locked', async () => {
        for (let tab = 0; tab < 12; tab += 1) await page.keyboard.press('Tab')
        expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(
          true,
        )
        await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      })
      await test.step('Escape closes it and gives the focus back', async () => {
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
        await expect(button).toBeFocused()
      })
      await test.step('a category closes it', async () => {
        await button.click()
        await sheet.getByRole('link', { name: /Peripherals/ }).click()
        await expect(page).toHaveURL('/peripherals')
        await expect(page.getByRole('dialog')).toBeHidden()
      })
    },
  )

  test('closes where the bar has room for the categories', async ({ page }) => {
    await open(page, '/cookies')
    await page.getByRole('button', { name: 'Menu' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet).toBeVisible()
    await page.setViewportSize({ width: 1300, height: 844 })
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Cases' }).click()
    await expect(page.locator('#panel-cases')).toBeVisible()
  })

  test('is closed by Back, and the page stays', async ({ page }) => {
    await open(page, '/home')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
    await expect(page).toHaveURL('/cookies')
    await page.getByRole('button', { name: 'Menu' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet).toBeFocused()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/cookies')
    await page.goBack()
    await expect(page).toHaveURL('/home')
  })

  test('opens before the page’s scripts run, and is then theirs', async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/cookies', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menu' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet.getByRole('link', { name: /^Cases/ })).toBeInViewport()
    scripts.resolve()
    await hydrated(page)
    await expect(sheet).toBeFocused()
    await sheet.getByRole('button', { name: 'Close menu' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })

  test.describe('with scripts that fail', () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('opens and leads to a category', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/home')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('link', { name: /^Chairs/ })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Chairs' })).toBeVisible()
    })
  })
})

test(
  'the bar of a page that is reloaded further down is dark before the page’s scripts run',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/warranty')
    await page.evaluate(() => window.scrollTo(0, 900))
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await expect(page.getByRole('banner')).toHaveCSS('background-color', /0\.85\)/)
    expect(await page.evaluate(isHydrated)).toBe(false)
    scripts.resolve()
  },
)

/** Removes a category's products while `look` runs. */
async function emptyCategory(databaseFile: string, category: string, look: () => Promise<void>) {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(databaseFile, { timeout: 5_000 })
  database.prepare('UPDATE products SET category = ? WHERE category = ?').run('cases', category)
  const moved = database.prepare('UPDATE products SET category = ? WHERE id IN (94, 95, 96, 97)')
  try {
    await look()
  } finally {
    moved.run(category)
    database.close()
  }
}
