import { readFile } from 'node:fs/promises'
import type { Product } from '@argo/domain/products/product'
import type { Locator, Page } from '@playwright/test'
import { brokenWords, brokenTerms } from './broken-words.ts'
import { expect, expectAccessible, open, sameTab, test } from './fixtures.ts'
import { holdReads } from './held-requests.ts'
import { fingersOn } from './touch.ts'

/** How many pictures a product has. */
async function countOfPictures(page: Page, id: number): Promise<number> {
  const { images } = (await (await page.request.get(`/api/products/${id}`)).json()) as Product
  return 1 + images.length
}

function gallery(page: Page): Locator {
  return page.getByRole('region', { name: /^Pictures of/ })
}

async function expectShown(
  page: Page,
  position: number,
  count: number,
  ratio = 0.5,
): Promise<void> {
  await expect(gallery(page).getByText(`${position} / ${count}`)).toBeVisible()
  const shown = gallery(page)
    .getByRole('group')
    .getByRole('listitem')
    .nth(position - 1)
  await expect(shown).toBeInViewport({ ratio })
}

/** Two points of the picture that is shown: near its left end, near its right end. */
async function ends(page: Page) {
  const box = await gallery(page).getByRole('group').boundingBox()
  if (!box) throw new Error('The gallery is not on the page')
  // Above its buttons.
  const y = box.y + box.height * 0.3
  return { left: { x: box.x + box.width * 0.1, y }, right: { x: box.x + box.width * 0.9, y } }
}

sameTab(
  'a product keeps its layout while it loads, and its anchors lead to its sections',
  { tag: '@desktop' },
  async ({ page }) => {
    const release = await holdReads(page, /products\.detail/)
    await open(page, '/cases')
    await page.getByRole('link', { name: 'Calypso, view details' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading product' })).toBeAttached()
    await expectAccessible(page)
    const places = page.getByRole('main').locator('[aria-hidden=true]')
    const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()))
    await release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calypso')
    const picture = await page
      .getByRole('img', { name: /^Calypso, from/ })
      .first()
      .boundingBox()
    expect(boxes).toContainEqual(picture)
    const anchors = page.getByRole('navigation', { name: 'On this page' })
    await anchors.getByRole('link', { name: 'Specifications' }).click()
    await expect(page.getByRole('heading', { name: 'Technical Specifications' })).toBeInViewport()
  },
)

sameTab(
  'a product’s page breaks no figure of its specs from its unit, and with text twice as large no word',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const specs = page.getByRole('region', { name: 'Technical Specifications' })
    for (const address of ['/cases/edge', '/power-supplies/gx-750']) {
      await open(page, address)
      expect(await brokenTerms(specs), address).toEqual([])
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await brokenTerms(specs), address).toEqual([])
      expect(await brokenWords(specs), address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  },
)

test(
  'a model at true scale is a download, of which no byte is fetched before; where a product has no manual, Manual only notifies',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, '/chairs/swift-pro')
    const model = page.getByRole('link', { name: /^3D model at true scale GLB, \d+ kB$/ })
    await expect(model).toBeVisible()
    // Quick Look alone can open this one: no other browser shows it.
    const inRoom = page.locator('a[rel=ar]')
    await expect(inRoom).toBeHidden()
    await expect(inRoom).toHaveAttribute('href', /^\/models\/swift-pro-black-red\.\w{8}\.usdz$/)
    expect(await inRoom.locator('> *').count()).toBe(1)
    await expect(inRoom.getByRole('img', { includeHidden: true })).toHaveAttribute(
      'alt',
      'See Swift Pro in your room',
    )
    expect(asked.filter((path) => path.startsWith('/models/'))).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), model.click()])
    expect((await readFile(await download.path())).subarray(0, 4).toString()).toBe('glTF')

    await open(page, '/monitors/vela-27')
    await expect(page.getByRole('heading', { name: 'Downloads' })).toHaveCount(0)
    asked.length = 0
    page.on('download', () => asked.push('a download'))
    await page.getByRole('button', { name: 'Manual' }).click()
    await expect(page.getByText('The Manual is downloading.')).toBeVisible()
    expect(asked.filter((path) => /download/.test(path))).toEqual([])
  },
)

test(
  'whoever wants to know when a product is in shops is led to the newsletter, or asks: the message is begun, and what they had typed kept',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/chairs/swift-pro')
    const tell = page.getByRole('link', { name: 'Notify me' })
    const ask = page.getByRole('link', { name: /^Ask where to buy/ })
    await tell.click()
    await expect(page).toHaveURL('/newsletter?product=swift-pro')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Swift Pro updates')
    await ask.click()
    await expect(page).toHaveURL('/contact#contact-form-heading')
    const message = page.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue('Where can I buy the Swift Pro? I live in ')
    await expect(page.getByLabel('Subject')).toHaveValue('product_inquiry')
    await open(page, '/newsletter?product=edge')
    await ask.click()
    await expect(message).toHaveValue('Where can I buy the Edge? I live in ')
    await message.fill('Hello')
    await open(page, '/newsletter?product=calypso')
    await ask.click()
    await expect(message).toHaveValue('Hello')
  },
)

test(
  'a case comes apart as it is scrolled into view, at once where less motion is preferred, and no picture of it was fetched before',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const layers = () => asked.filter((path) => path.includes('/layers/'))
    await open(page, '/cases/edge')
    await page.waitForLoadState('networkidle')
    expect(layers()).toEqual([])

    const stage = page.getByRole('img', { name: 'Edge, taken apart into its layers' })
    const glass = stage.locator('img').first()
    /** How far the glass is from the middle of the picture, in shares of its width. */
    const distance = async () => {
      const [one, all] = [await glass.boundingBox(), await stage.boundingBox()]
      return (all!.x + all!.width / 2 - (one!.x + one!.width / 2)) / one!.width
    }
    const showAt = (height: number) =>
      stage.evaluate(
        (element, y) => scrollBy(0, element.getBoundingClientRect().top - y * innerHeight),
        height,
      )
    await showAt(0.95)
    await expect.poll(() => layers().length).toBe(6)
    await expect.poll(distance).toBeCloseTo(0, 1)
    await showAt(0.1)
    await expect.poll(distance).toBeCloseTo(0.4, 1)
    await expectAccessible(page)
    await showAt(0.95)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(distance).toBeCloseTo(0.4, 1)
  },
)

test(
  'a supply says what it takes from the wall at the load that its slider is moved to, and whether its fan turns',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/power-supplies/gx-1k-titan')
    const slider = page.getByRole('slider', { name: 'Your load' })
    const figures = page.getByRole('figure').filter({ has: slider }).getByRole('definition')
    await expect(figures).toHaveText(['350\u00a0W', '376\u00a0W', '26\u00a0W', 'Still'])
    await slider.focus()
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight')
    await expect(figures).toHaveText(['400\u00a0W', '429\u00a0W', '29\u00a0W', 'Turns'])
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '400 watts, 429 from the wall, 29 turned into heat, fan: Turns',
    )
    await page.keyboard.press('Home')
    await expect(figures).toHaveText(['0\u00a0W', 'Not stated', 'Not stated', 'Still'])
  },
)

test(
  'a product is turned around by keys, and its views are fetched when that is asked for',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, '/cases/edge')
    const button = page.getByRole('button', { name: 'Turn it around' })
    await expect(button).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/turns/'))).toEqual([])
    await button.click()
    const slider = page.getByRole('slider', { name: 'Turn Edge' })
    await expect(slider).toBeFocused()
    await expect(page.getByRole('img', { name: 'Edge, front left' })).toBeVisible()
    await expect(gallery(page)).toHaveCount(0)
    await expect(slider).toHaveAttribute('aria-valuetext', 'View 13 of 24, front left')
    await slider.fill('5')
    await expect(slider).toHaveAttribute('aria-valuetext', 'View 5 of 24, back')
    await expect(page.getByRole('img', { name: 'Edge, back', exact: true })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuetext', 'View 4 of 24, back')
    await expectAccessible(page)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Show pictures' }).click(),
    ]) {
      await close()
      await expect(slider).toHaveCount(0)
      await expect(button).toBeFocused()
      await button.click()
    }
  },
)

test(
  'a key feature of a chair has its figure in the units of its sentence',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/chairs/armada')
    const feature = page.getByRole('listitem').filter({ hasText: 'Space for the whole player' })
    await expect(feature).toContainText('22.8 in')
    await expect(feature).not.toContainText('58 cm')
  },
)

test(
  'a product is turned around from the side on which its card shows it',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/power-supplies/gx-650')
    await page.getByRole('button', { name: 'Turn it around' }).click()
    await expect(page.getByRole('img', { name: 'GX 650, front right' })).toBeVisible()
  },
)

test.describe('pictures', () => {
  sameTab(
    'loop by their buttons, are shown by their thumbnails, and follow a finger',
    { tag: '@phone' },
    async ({ page }) => {
      const count = await countOfPictures(page, 78)
      await open(page, '/cases/calypso')
      const fingers = await fingersOn(page)
      const { left, right } = await ends(page)
      // What begins to scroll natively would end when the row begins to loop.
      await expect(gallery(page)).toHaveAttribute('data-loops', 'true')
      await fingers.swipe(right, left)
      await expectShown(page, 2, count, 0.99)
      for (const position of [1, count]) {
        await fingers.swipe(left, right)
        await expectShown(page, position, count, 0.99)
      }
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await gallery(page).getByRole('button', { name: 'Next picture' }).click()
      await expectShown(page, 1, count)
      await gallery(page).getByRole('button', { name: 'Previous picture' }).click()
      await expectShown(page, count, count)
      const thumbnail = gallery(page).getByRole('button', { name: 'Show picture 3' })
      await thumbnail.click()
      await expectShown(page, 3, count)
      await expect(thumbnail).toHaveAttribute('aria-current', 'true')
    },
  )

  sameTab(
    'loop by arrow keys, also after a click that gives no focus, as in Safari, and follow a mouse that drags them; each is said by its alt text',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/chairs/astra')
      const links = gallery(page).getByRole('group').getByRole('link')
      const pictures = await gallery(page).getByRole('group').locator('img').all()
      expect(pictures).toHaveLength(10)
      for (const [index, picture] of pictures.entries()) {
        await expect(picture).toHaveAttribute('alt', /^Astra in Black\/Gold, /)
        await expect(picture).toHaveAttribute('loading', index === 0 ? 'eager' : 'lazy')
      }
      await links.first().focus()
      await page.keyboard.press('ArrowLeft')
      await expectShown(page, 10, 10)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      // How far a drag moves the row depends on where it is.
      await expectShown(page, 2, 10, 0.99)
      await expect(links.nth(1)).toBeFocused()
      const words = await links.nth(1).getByRole('img').getAttribute('alt')
      await expect(gallery(page).locator('[aria-live=polite]')).toHaveText(
        `Picture 2 / 10: ${words}`,
      )
      const { left, right } = await ends(page)
      await page.mouse.move(right.x, right.y)
      await page.mouse.down()
      await page.mouse.move(left.x, left.y, { steps: 8 })
      await page.mouse.up()
      await expectShown(page, 3, 10)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.evaluate(() =>
        document.addEventListener('mousedown', (event) => event.preventDefault()),
      )
      for (const [name, position] of [
        ['Next picture', 4],
        ['Show picture 7', 7],
      ] as const) {
        await gallery(page).getByRole('button', { name }).click()
        await expectShown(page, position, 10)
        await page.keyboard.press('ArrowRight')
        await expectShown(page, position + 1, 10)
      }
    },
  )

  for (const [taken, path] of [
    ['wide', '/cases/edge'],
    ['not wide', '/cases/calypso'],
  ] as const)
    test(
      `show that they have the focus, the first one ${taken}, and have buttons that stand out in forced colors`,
      { tag: '@desktop' },
      async ({ page }) => {
        await open(page, path)
        const next = gallery(page).getByRole('button', { name: 'Next picture' })
        await test.step('the focus is drawn over the picture', async () => {
          await next.focus()
          await expect(gallery(page)).toHaveAttribute('data-loops', 'true')
          const picture = gallery(page).getByRole('group').getByRole('link').first()
          const box = await picture.boundingBox()
          if (!box) throw new Error('The gallery is not on the page')
          const clip = { x: box.x + box.width / 2, y: box.y, width: 40, height: 12 }
          const without = await page.screenshot({ clip })
          await page.keyboard.press('Shift+Tab')
          await page.keyboard.press('Shift+Tab')
          await expect(picture).toBeFocused()
          expect(without.equals(await page.screenshot({ clip }))).toBe(false)
        })
        await test.step('in forced colors', async () => {
          await page.emulateMedia({ forcedColors: 'active' })
          await expect(next).not.toHaveCSS('background-color', /, 0\)$/)
        })
      },
    )
})

test(
  'pictures scroll before the scripts have come, and the one shown stays',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client*', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/chairs/astra', { waitUntil: 'commit' })
    const row = gallery(page).getByRole('group')
    const { left, right } = await ends(page)
    await (await fingersOn(page)).swipe(right, left)
    await expect.poll(() => row.evaluate((el) => el.scrollLeft / el.clientWidth)).toBe(1)
    scripts.resolve()
    await expect(gallery(page)).toHaveAttribute('data-loops', 'true')
    await expectShown(page, 2, 10, 0.99)
  },
)

test(
  'a thumbnail that is pressed the moment it appears shows its picture',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/chairs')
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const thumbnail = document.querySelector<HTMLElement>('[aria-label^="Show picture 4"]')
        if (!thumbnail) return
        observer.disconnect()
        thumbnail.click()
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.getByRole('link', { name: 'Swift Pro, view details' }).click()
    await expectShown(page, 4, 10)
  },
)

sameTab(
  'colors change all ten pictures and the address, keep the view and the scroll position, and add no step back',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/chairs')
    await page.getByRole('link', { name: 'Swift Pro, view details' }).click()
    await expect(page).toHaveURL('/chairs/swift-pro')
    await gallery(page).getByRole('button', { name: 'Show picture 4' }).click()
    await expectShown(page, 4, 10)
    await page.evaluate(() => window.scrollTo(0, 120))
    for (const [color, key] of [
      ['Black/Blue', 'black-blue'],
      ['Black/White', 'black-white'],
      ['Black/Camouflage', 'black-camouflage'],
    ] as const) {
      const link = page.getByRole('link', { name: color, exact: true })
      await link.click()
      await expect(link).toHaveAttribute('aria-current')
      await expect(page.getByRole('region', { name: 'Choose Color:' })).toContainText(color)
      expect(new URL(page.url()).searchParams.get('color')).toBe(color)
      const pictures = gallery(page).getByRole('group').getByRole('img')
      for (const picture of await pictures.all()) {
        await expect(picture).toHaveAttribute('src', new RegExp(`^/pictures/swift-pro/${key}/`))
      }
    }
    await expectShown(page, 4, 10)
    expect(await page.evaluate(() => window.scrollY)).toBe(120)
    await page.goBack()
    await expect(page).toHaveURL('/chairs')
  },
)
