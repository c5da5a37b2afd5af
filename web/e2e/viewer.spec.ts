import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, isPhone, open, sameTab, test } from './fixtures.ts'
import { fingersOn } from './touch.ts'

const chair = '/chairs/swift-pro'

function gallery(page: Page): Locator {
  return page.getByRole('region', { name: /^Pictures of/ })
}

function viewer(page: Page): Locator {
  return page.getByRole('dialog', { name: /full screen$/ })
}

/** Opens the viewer from a product's page, by its button. */
async function openViewer(page: Page, address = chair): Promise<Locator> {
  await open(page, address)
  await gallery(page).getByRole('button', { name: 'View full screen' }).click()
  await expect(viewer(page)).toBeVisible()
  return viewer(page)
}

/** The picture's zoom and position. */
function look(page: Page): Promise<{ scale: number; x: number; y: number }> {
  return page.locator('.viewer-picture').evaluate((picture) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(picture).transform)
    return { scale: a, x: e, y: f }
  })
}

async function expectScale(page: Page, scale: number): Promise<void> {
  await expect.poll(async () => (await look(page)).scale).toBeCloseTo(scale, 2)
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('.viewer-stage').boundingBox()
  if (!box) throw new Error('The viewer has no stage')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const search = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

test.describe('the full-screen viewer', () => {
  sameTab(
    'opens from its button, a click or Enter on the picture, and gives the focus back',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, chair)
      const button = gallery(page).getByRole('button', { name: 'View full screen' })
      const picture = gallery(page).getByRole('group').getByRole('link').first()
      for (const [way, opener] of [
        [() => button.click(), button],
        [() => picture.click(), picture],
        [() => picture.press('Enter'), picture],
      ] as const) {
        await way()
        await expect(viewer(page)).toBeVisible()
        await expect(viewer(page)).toHaveAttribute('aria-modal', 'true')
        await expect(viewer(page).getByText('1 / 10')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(viewer(page)).toHaveCount(0)
        await expect(opener).toBeFocused()
        expect(search(page, 'view')).toBeNull()
      }
    },
  )

  sameTab(
    'is closed by two clicks as by one: Back is gone once',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/chairs')
      const dialog = await openViewer(page)
      await dialog.getByRole('button', { name: 'Close' }).dblclick()
      await expect(viewer(page)).toHaveCount(0)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
      await expect(page).toHaveURL(chair)
      await page.goForward()
      await expect(viewer(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(viewer(page)).toHaveCount(0)
      await expect(page).toHaveURL(chair)
    },
  )

  test('is fetched only when it is opened', { tag: '@desktop' }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, chair)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('Viewer'))).toEqual([])
    await gallery(page).getByRole('button', { name: 'View full screen' }).click()
    await expect(viewer(page)).toBeVisible()
    expect(asked.filter((url) => url.includes('Viewer')).length).toBeGreaterThan(0)
  })

  sameTab(
    'traps the focus, locks the page beneath, and has no accessibility violations',
    { tag: '@desktop' },
    async ({ page }) => {
      const dialog = await openViewer(page)
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      for (let tab = 0; tab < 20; tab += 1) {
        await page.keyboard.press('Tab')
        const outside = await dialog.evaluate(
          (element) =>
            document.activeElement !== document.body && !element.contains(document.activeElement),
        )
        expect(outside).toBe(false)
      }
      await expectAccessible(page)
    },
  )

  sameTab(
    'closes by its button and by Back, and leaves one step in the history',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/chairs')
      await page.getByRole('link', { name: 'Swift Pro, view details' }).click()
      await expect(page).toHaveURL(chair)
      for (const close of [
        () => viewer(page).getByRole('button', { name: 'Close' }).click(),
        () => page.goBack(),
      ]) {
        await gallery(page).getByRole('button', { name: 'View full screen' }).click()
        await expect(viewer(page)).toBeVisible()
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('ArrowRight')
        await expect(viewer(page).getByText(/^Picture 3|5 \/ 10/)).toBeVisible()
        await close()
        await expect(viewer(page)).toHaveCount(0)
        await expect(page).toHaveURL(chair)
        await gallery(page).getByRole('button', { name: 'Show picture 3' }).click()
      }
      await page.goBack()
      await expect(page).toHaveURL('/chairs')
    },
  )

  sameTab(
    'loops by arrow keys, buttons and thumbnails; the gallery follows',
    { tag: '@phone' },
    async ({ page }) => {
      const dialog = await openViewer(page)
      const shown = (place: number) => expect(dialog.getByText(`${place} / 10`)).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await shown(10)
      await page.keyboard.press('ArrowRight')
      await shown(1)
      await dialog.getByRole('button', { name: 'Next picture' }).click()
      await shown(2)
      await dialog.getByRole('button', { name: 'Previous picture' }).click()
      await shown(1)
      await dialog.getByRole('button', { name: 'Show picture 5' }).click()
      await shown(5)
      const src = await dialog.locator('.viewer-picture img').last().getAttribute('src')
      await expect.poll(() => src?.includes(`/${search(page, 'picture')}`)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(gallery(page).getByText('5 / 10')).toBeVisible()
      await expect(gallery(page).getByRole('listitem').nth(4)).toBeInViewport({ ratio: 0.5 })
    },
  )

  sameTab('a swipe shows the next picture', async ({ page }) => {
    const dialog = await openViewer(page)
    const { x, y } = await middleOf(page)
    if (isPhone(page)) {
      await (await fingersOn(page)).swipe({ x: x + 100, y }, { x: x - 100, y })
    } else {
      await page.mouse.move(x + 100, y)
      await page.mouse.down()
      await page.mouse.move(x - 100, y, { steps: 4 })
      await page.mouse.up()
    }
    await expect(dialog.getByText('2 / 10')).toBeVisible()
    await expectScale(page, 1)
  })
})

test.describe('zoom', () => {
  sameTab(
    'follows + − 0, and then arrow keys move the picture',
    { tag: '@desktop' },
    async ({ page }) => {
      const dialog = await openViewer(page)
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await expectScale(page, 2.25)
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await look(page)).x).toBeLessThan(-40)
      await expect(dialog.getByText('1 / 10')).toBeVisible()
      await page.keyboard.press('-')
      await expectScale(page, 1.5)
      await page.keyboard.press('0')
      await expect.poll(() => look(page)).toEqual({ scale: 1, x: 0, y: 0 })
    },
  )

  sameTab('handles a key pressed while the viewer opens', { tag: '@desktop' }, async ({ page }) => {
    await open(page, chair)
    await page.evaluate(() => {
      const watcher = new MutationObserver(() => {
        const viewer = document.querySelector('dialog.viewer[open]')
        if (!viewer) return
        watcher.disconnect()
        viewer.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }))
      })
      watcher.observe(document, { subtree: true, childList: true, attributes: true })
    })
    await gallery(page).getByRole('button', { name: 'View full screen' }).click()
    await expectScale(page, 1.5)
  })

  sameTab(
    'follows the buttons, from the whole picture to four times its size',
    { tag: '@desktop' },
    async ({ page }) => {
      const dialog = await openViewer(page)
      const [nearer, further] = ['Zoom in', 'Zoom out'].map((name) =>
        dialog.getByRole('button', { name }),
      )
      await expect(further as Locator).toHaveAttribute('aria-disabled', 'true')
      for (let times = 0; times < 4; times += 1) await nearer?.click()
      await expectScale(page, 4)
      await expect(nearer as Locator).toHaveAttribute('aria-disabled', 'true')
      for (let times = 0; times < 4; times += 1) await further?.click()
      await expectScale(page, 1)
    },
  )

  sameTab(
    'follows the wheel, a double click and a drag, and no edge comes inside',
    { tag: '@desktop' },
    async ({ page }) => {
      await openViewer(page)
      const { x, y } = await middleOf(page)
      await page.mouse.dblclick(x, y)
      await expectScale(page, 2.5)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 60, y + 20, { steps: 3 })
      await page.mouse.up()
      await expect.poll(async () => (await look(page)).x).toBeCloseTo(60, 0)
      await page.mouse.down()
      await page.mouse.move(x + 4_000, y, { steps: 3 })
      await page.mouse.up()
      const [picture, stage] = [
        await page.locator('.viewer-picture').boundingBox(),
        await page.locator('.viewer-stage').boundingBox(),
      ]
      expect(picture?.x ?? 1).toBeLessThanOrEqual((stage?.x ?? 0) + 1)
      await page.mouse.dblclick(x, y)
      await expectScale(page, 1)
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, -300)
      await expect.poll(async () => (await look(page)).scale).toBeGreaterThan(1.2)
    },
  )

  sameTab('follows two fingers', { tag: '@phone' }, async ({ page }) => {
    await openViewer(page)
    const { x, y } = await middleOf(page)
    const fingers = await fingersOn(page)
    await fingers.move(
      [40, 50, 60, 80, 100].map((apart) => [
        { x: x - apart, y },
        { x: x + apart, y },
      ]),
    )
    await expectScale(page, 2.5)
  })

  sameTab(
    'follows a trackpad’s pinch, as Safari reports it',
    { tag: '@desktop' },
    async ({ page }) => {
      await openViewer(page)
      const { x, y } = await middleOf(page)
      const prevented = await page.locator('.viewer-stage').evaluate(
        (stage, at) =>
          [
            ['gesturestart', 1],
            ['gesturechange', 2],
            ['gesturechange', 3],
            ['gestureend', 3],
          ].map(([type, scale]) => {
            const gesture = new Event(String(type), { cancelable: true })
            return !stage.dispatchEvent(Object.assign(gesture, { scale, ...at }))
          }),
        { clientX: x + 30, clientY: y },
      )
      await expectScale(page, 3)
      expect((await look(page)).x).toBeCloseTo(-60, 0)
      // Otherwise Safari would zoom the whole page.
      expect(prevented.slice(0, 3)).toEqual([true, true, true])
    },
  )

  sameTab('is reset when another picture is shown', { tag: '@desktop' }, async ({ page }) => {
    const dialog = await openViewer(page)
    await page.keyboard.press('+')
    await dialog.getByRole('button', { name: 'Next picture' }).click()
    await expect(dialog.getByText('2 / 10')).toBeVisible()
    await expectScale(page, 1)
  })
})

test.describe('the address', () => {
  sameTab('follows the picture, but not every key', { tag: '@desktop' }, async ({ page }) => {
    const dialog = await openViewer(page)
    await page.evaluate(() => {
      const replaceState = history.replaceState.bind(history)
      document.body.dataset.writes = '0'
      history.replaceState = (...args) => {
        document.body.dataset.writes = String(1 + Number(document.body.dataset.writes))
        replaceState(...args)
      }
    })
    for (let key = 0; key < 24; key += 1) await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('5 / 10')).toBeVisible()
    const src = await dialog.locator('.viewer-picture img').last().getAttribute('src')
    await expect.poll(() => src?.includes(`/${search(page, 'picture')}-`)).toBe(true)
    expect(Number(await page.locator('body').getAttribute('data-writes'))).toBeLessThan(6)
  })

  test(
    'is copied with the picture that is shown',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const dialog = await openViewer(page)
      await page.keyboard.press('ArrowLeft')
      await dialog.getByRole('button', { name: 'Copy link' }).click()
      await expect(dialog.getByText('Link copied')).toBeVisible()
      const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
      const src = await dialog.locator('.viewer-picture img').last().getAttribute('src')
      expect(src).toContain(`/${copied.searchParams.get('picture')}-`)
      expect(copied.searchParams.get('view')).toBe('full')
    },
  )

  sameTab(
    'says so where the browser does not allow to copy it',
    { tag: '@desktop' },
    async ({ page }) => {
      const dialog = await openViewer(page)
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
      })
      await dialog.getByRole('button', { name: 'Copy link' }).click()
      await expect(dialog.getByText('Not copied')).toBeVisible()
      await expect(dialog.getByText('Copy link')).toBeVisible()
    },
  )

  sameTab(
    'leaves one step in the history, also after a reload in the viewer',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page, '/chairs')
      await page.getByRole('link', { name: 'Swift Pro, view details' }).click()
      await gallery(page).getByRole('button', { name: 'View full screen' }).click()
      await expect(viewer(page)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => search(page, 'picture')).not.toBe('hero')
      await page.reload()
      await expect(viewer(page).getByText('2 / 10')).toBeVisible()
      await viewer(page).getByRole('button', { name: 'Close' }).click()
      await expect(viewer(page)).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL('/chairs')
    },
  )
})

test.describe('a viewer that fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'leaves the page as it is, says so, and opens at the next try',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.route('**/assets/Viewer*', (route) => route.abort())
      await open(page, chair)
      const button = gallery(page).getByRole('button', { name: 'View full screen' })
      await button.click()
      await expect(page.getByText('Full screen did not load')).toBeVisible()
      await expect(page).toHaveURL(chair)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swift Pro')
      await page.unroute('**/assets/Viewer*')
      await button.click()
      await expect(viewer(page)).toBeVisible()
    },
  )
})

test.describe('a link to a picture', () => {
  sameTab(
    'opens exactly this picture in this color, and closing it stays on the page',
    { tag: '@phone' },
    async ({ page }) => {
      await openViewer(page, `${chair}?color=Black/Blue`)
      await page.keyboard.press('ArrowLeft')
      await expect(viewer(page).getByText('10 / 10')).toBeVisible()
      await expect.poll(() => search(page, 'picture')).not.toBe('hero')
      await expect.poll(() => page.url()).toContain('view=full')
      const address = page.url()
      await page.goto('/contact')
      await open(page, address)
      await expect(viewer(page).getByText('10 / 10')).toBeVisible()
      await expect(viewer(page).locator('.viewer-picture img').last()).toHaveAttribute(
        'src',
        /\/black-blue\//,
      )
      await viewer(page).getByRole('button', { name: 'Close' }).click()
      await expect(viewer(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/chairs\/swift-pro\?/)
      await expect(gallery(page).getByText('10 / 10')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/contact')
    },
  )

  sameTab('without the viewer starts the gallery there', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/cases/edge?picture=rear')
    const shown = gallery(page).getByRole('group').locator('img')
    const place = Number(
      (
        await gallery(page)
          .getByText(/^Picture \d/)
          .textContent()
      )?.match(/\d+/),
    )
    await expect(shown.nth(place - 1)).toHaveAttribute('src', /\/rear/)
    await expect(shown.nth(place - 1)).toBeInViewport({ ratio: 0.5 })
    await expect(shown.nth(place - 1)).toHaveAttribute('loading', 'eager')
  })

  sameTab(
    'with a name that no picture has shows the first',
    { tag: '@desktop' },
    async ({ page }) => {
      for (const picture of ['nope', 'constructor', '<script>', '..%2Frear', '']) {
        await open(page, `${chair}?picture=${picture}&view=full`)
        await expect(viewer(page).getByText('1 / 10')).toBeVisible()
      }
      await open(page, `${chair}?view=half`)
      await expect(viewer(page)).toHaveCount(0)
    },
  )
})

for (const [name, width, height] of [
  ['of 320 px', 320, 640],
  ['of a phone on its side', 844, 390],
] as const) {
  sameTab(`the viewer fits a screen ${name}`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const dialog = await openViewer(page)
    for (const control of ['Close', 'Zoom in', 'Zoom out', 'Next picture', 'Previous picture']) {
      const button = dialog.getByRole('button', { name: control })
      await expect(button).toBeInViewport({ ratio: 1 })
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), control).toBeGreaterThanOrEqual(44)
    }
    await expect(page.locator('.viewer-picture')).toBeInViewport({ ratio: 0.99 })
    const { scrollWidth, scrollHeight } = await dialog.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      scrollHeight: element.scrollHeight,
    }))
    expect([scrollWidth, scrollHeight]).toEqual([width, height])
  })
}
