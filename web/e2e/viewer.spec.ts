import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, sameTab, test } from './fixtures.ts'
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

/** How large the picture is beside what it was at first, and how far it is scrolled. */
function look(page: Page): Promise<{ scale: number; x: number; y: number }> {
  return page.locator('[data-viewer=stage]').evaluate((stage) => {
    const picture = stage.firstElementChild as HTMLElement
    const [, scale] = /calc\(([\d.]+) \*/.exec(picture.style.width) ?? []
    return { scale: Number(scale ?? 1), x: stage.scrollLeft, y: stage.scrollTop }
  })
}

async function expectScale(page: Page, scale: number): Promise<void> {
  await expect.poll(async () => (await look(page)).scale).toBeCloseTo(scale, 2)
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-viewer=stage]').boundingBox()
  if (!box) throw new Error('The viewer has no stage')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const search = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

sameTab(
  'opens from its button, a click or Enter on the picture, gives the focus back, traps it, locks the page beneath, and has no accessibility violations',
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

    await test.step('it has the focus alone', async () => {
      await gallery(page).getByRole('button', { name: 'View full screen' }).click()
      const dialog = viewer(page)
      await expect(dialog).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      for (let tab = 0; tab < 12; tab += 1) {
        await page.keyboard.press('Tab')
        const outside = await dialog.evaluate(
          (element) =>
            document.activeElement !== document.body && !element.contains(document.activeElement),
        )
        expect(outside).toBe(false)
      }
      await expectAccessible(page)
    })
  },
)

sameTab(
  'closes by its button and by Back, by two clicks as by one, and leaves one step in the history, also after a reload in the viewer',
  { tag: '@desktop' },
  async ({ page }) => {
    await test.step('by its button and by Back', async () => {
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
    })
    await test.step('by two clicks, and after a reload', async () => {
      await page.getByRole('link', { name: 'Swift Pro, view details' }).click()
      await gallery(page).getByRole('button', { name: 'View full screen' }).click()
      await viewer(page).getByRole('button', { name: 'Close' }).dblclick()
      await expect(viewer(page)).toHaveCount(0)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
      await expect(page).toHaveURL(chair)
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
    })
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
    const src = await dialog.locator('[data-viewer=picture] img').last().getAttribute('src')
    await expect.poll(() => src?.includes(`/${search(page, 'picture')}`)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(gallery(page).getByText('5 / 10')).toBeVisible()
    await expect(gallery(page).getByRole('listitem').nth(4)).toBeInViewport({ ratio: 0.5 })
  },
)

sameTab(
  'a swipe shows the next picture, and two fingers zoom the page, which a finger then moves',
  { tag: '@phone' },
  async ({ page }) => {
    const dialog = await openViewer(page)
    const { x, y } = await middleOf(page)
    const fingers = await fingersOn(page)
    await fingers.swipe({ x: x + 100, y }, { x: x - 100, y })
    await expect(dialog.getByText('2 / 10')).toBeVisible()
    await expectScale(page, 1)
    await fingers.move(
      [40, 50, 60, 80, 100].map((apart) => [
        { x: x - apart, y },
        { x: x + apart, y },
      ]),
    )
    const zoomed = () => page.evaluate(() => visualViewport?.scale ?? 1)
    await expect.poll(zoomed).toBeGreaterThan(1.5)
    await fingers.swipe({ x: x + 100, y }, { x: x - 100, y })
    await expect(dialog.getByText('2 / 10')).toBeVisible()
    await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(0)
  },
)

sameTab(
  'the zoom follows keys, buttons, a double click, a drag and the wheel, and is reset with another picture',
  { tag: '@desktop' },
  async ({ page }) => {
    const dialog = await openViewer(page)
    await test.step('+ − 0, and then arrow keys move the picture', async () => {
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await expectScale(page, 2.25)
      const { x: before } = await look(page)
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await look(page)).x).toBeGreaterThan(before + 40)
      await expect(dialog.getByText('1 / 10')).toBeVisible()
      await page.keyboard.press('-')
      await expectScale(page, 1.5)
      await page.keyboard.press('0')
      await expect.poll(() => look(page)).toEqual({ scale: 1, x: 0, y: 0 })
    })
    await test.step('the buttons', async () => {
      await dialog.getByRole('button', { name: 'Zoom in' }).click()
      await expectScale(page, 1.5)
      await dialog.getByRole('button', { name: 'Zoom out' }).click()
      await expectScale(page, 1)
      await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
    })
    const { x, y } = await middleOf(page)
    await test.step('a double click, a drag and the wheel, and no edge comes inside', async () => {
      const point = { x: x + 100, y: y + 50 }
      const shareAt = async () => {
        const box = (await page.locator('[data-viewer=picture]').boundingBox())!
        return (point.x - box.x) / box.width
      }
      const share = await shareAt()
      await page.mouse.dblclick(point.x, point.y)
      await expectScale(page, 2.5)
      expect(await shareAt()).toBeCloseTo(share, 2)
      const { x: before } = await look(page)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 60, y + 20, { steps: 3 })
      await page.mouse.up()
      await expect.poll(async () => (await look(page)).x).toBeCloseTo(before - 60, 0)
      await page.mouse.down()
      await page.mouse.move(x + 4_000, y, { steps: 3 })
      await page.mouse.up()
      const [picture, stage] = [
        await page.locator('[data-viewer=picture]').boundingBox(),
        await page.locator('[data-viewer=stage]').boundingBox(),
      ]
      expect(picture?.x ?? 1).toBeLessThanOrEqual((stage?.x ?? 0) + 1)
      const { y: down } = await look(page)
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, 100)
      await expect.poll(async () => (await look(page)).y).toBeGreaterThan(down)
      await expectAccessible(page)
      await page.mouse.dblclick(x, y)
      await expectScale(page, 1)
    })
    await page.keyboard.press('0')
    await expect.poll(() => look(page)).toEqual({ scale: 1, x: 0, y: 0 })
    await test.step('it is reset when another picture is shown', async () => {
      await page.keyboard.press('+')
      await dialog.getByRole('button', { name: 'Next picture' }).click()
      await expect(dialog.getByText('2 / 10')).toBeVisible()
      await expectScale(page, 1)
    })
  },
)

test(
  'the address of a picture is copied, or said not to be where the browser does not allow it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const dialog = await openViewer(page)
    await test.step('it is copied', async () => {
      await page.keyboard.press('ArrowRight')
      await dialog.getByRole('button', { name: 'Copy link' }).click()
      await expect(dialog.getByText('Link copied')).toBeVisible()
      const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
      const shown = await dialog.locator('[data-viewer=picture] img').last().getAttribute('src')
      expect(shown).toContain(`/${copied.searchParams.get('picture')}-`)
      expect(copied.searchParams.get('view')).toBe('full')
    })
    await test.step('it is not allowed', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
      })
      await dialog.getByRole('button', { name: 'Copy link' }).click()
      await expect(dialog.getByText('Not copied')).toBeVisible()
      await expect(dialog.getByText('Copy link')).toBeVisible()
    })
  },
)

test.describe('a viewer that fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'was not fetched before, leaves the page as it is, says so, and opens at the next try',
    { tag: '@desktop' },
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.route('**/assets/Viewer*', (route) => route.abort())
      await open(page, chair)
      await page.waitForLoadState('networkidle')
      expect(asked.filter((url) => url.includes('Viewer'))).toEqual([])
      const button = gallery(page).getByRole('button', { name: 'View full screen' })
      await button.click()
      await expect(page.getByText('Full screen did not load')).toBeVisible()
      await expect(page).toHaveURL(chair)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swift Pro')
      await page.unroute('**/assets/Viewer*')
      await button.click()
      await expect(viewer(page)).toBeVisible()
      expect(asked.filter((url) => url.includes('Viewer')).length).toBeGreaterThan(1)
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
      await expect(viewer(page).locator('[data-viewer=picture] img').last()).toHaveAttribute(
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
})

sameTab(
  'the viewer fits a screen of 320 px, and that of a phone on its side',
  { tag: '@desktop' },
  async ({ page }) => {
    const dialog = await openViewer(page)
    for (const [width, height] of [
      [320, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const control of ['Close', 'Zoom in', 'Zoom out', 'Next picture', 'Previous picture']) {
        const button = dialog.getByRole('button', { name: control })
        await expect(button).toBeInViewport({ ratio: 1 })
        const box = await button.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), control).toBeGreaterThanOrEqual(44)
      }
      await expect(page.locator('[data-viewer=picture]')).toBeInViewport({ ratio: 0.99 })
      const { scrollWidth, scrollHeight } = await dialog.evaluate((element) => ({
        scrollWidth: element.scrollWidth,
        scrollHeight: element.scrollHeight,
      }))
      expect([scrollWidth, scrollHeight]).toEqual([width, height])
    }
  },
)
