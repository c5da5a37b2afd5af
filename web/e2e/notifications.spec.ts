import { expect, expectAccessible, open, sameTab, test } from './fixtures.ts'
import type { Page } from '@playwright/test'

const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const manual = (page: Page) => page.getByRole('link', { name: 'Manual: Edge Assembly Manual' })
const card = (page: Page) => area(page).locator('[data-tone]')

// The button starts a download; the notification is what matters here.
async function openDownloads(page: Page) {
  await page.route('**/downloads/*.*', (route) => route.fulfill({ body: 'file' }))
  await open(page, '/downloads')
}

async function openWithClockStopped(page: Page) {
  await page.clock.install({ time: '2026-01-05T15:00:00Z' })
  await openDownloads(page)
  await page.clock.pauseAt('2026-01-05T16:00:00Z')
}

// With the clock stopped: lets the page finish handling a key.
async function settled(page: Page) {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(turn)
      })
  })
}

async function swipe(page: Page, distance: number) {
  const box = await card(page).boundingBox()
  if (!box) throw new Error('There is nothing to swipe')
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y)
  await page.mouse.move(x + distance, y)
  await page.mouse.up()
}

test('a notification stays for five seconds', { tag: '@desktop' }, async ({ page }) => {
  await openWithClockStopped(page)
  await manual(page).focus()
  await page.keyboard.press('Enter')
  await expect(area(page)).toContainText('Download Started')
  await expect(area(page)).toContainText('The Edge Manual is downloading.')
  await page.clock.runFor(4_900)
  await expect(card(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(card(page)).toHaveCount(0)
  await page.clock.runFor(1_000_000)
  await expect(card(page)).toHaveCount(0)
})

sameTab(
  'only one notification is shown: a new one takes the place of the last',
  { tag: '@desktop' },
  async ({ page }) => {
    await openDownloads(page)
    await manual(page).click()
    await expect(card(page)).toContainText('The Edge Manual is downloading.')
    await page.getByRole('link', { name: 'Datasheet: Nivos Datasheet' }).click()
    await expect(card(page)).toHaveCount(1)
    await expect(card(page)).toContainText('The Nivos datasheet is downloading.')
  },
)

sameTab(
  'a notification is announced politely, has no accessibility violations, and fits the screen',
  { tag: '@phone' },
  async ({ page }) => {
    await openDownloads(page)
    await manual(page).click()
    await expect(area(page).getByRole('status')).toContainText('Download Started')
    await expect(card(page)).toHaveCSS('opacity', '1')
    await expectAccessible(page)
    const box = await card(page).boundingBox()
    const screen = page.viewportSize()
    expect(box && screen && box.y + box.height <= screen.height - 12).toBe(true)
  },
)

sameTab(
  'F8 focuses the area, Escape dismisses and gives the focus back',
  { tag: '@desktop' },
  async ({ page }) => {
    await openDownloads(page)
    await manual(page).focus()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(area(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(manual(page)).toBeFocused()
    await expect(card(page)).toHaveCount(0)
  },
)

sameTab(
  'the close button dismisses by keyboard and gives the focus back',
  { tag: '@desktop' },
  async ({ page }) => {
    await openDownloads(page)
    await manual(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(manual(page)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Dismiss notification' })).toHaveCount(0)
  },
)

test(
  'the focus stays in the area when a new notification takes the place of the one that has it',
  { tag: '@desktop' },
  async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/trpc/newsletter.subscribe', async (route) => {
      await held.promise
      await route.fulfill({ json: { result: { data: { json: null } } } })
    })
    await openDownloads(page)
    await page.getByLabel('E-mail address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await manual(page).click()
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused()
    held.resolve()
    await expect(card(page)).toContainText('Success!')
    await expect(area(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
  },
)

sameTab('F8 on an empty area says that there is nothing', { tag: '@desktop' }, async ({ page }) => {
  await openDownloads(page)
  await manual(page).focus()
  await page.keyboard.press('F8')
  await expect(area(page).getByText('No notifications.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(manual(page)).toBeFocused()
})

test(
  'the timer is paused while the focus is on a notification',
  { tag: '@desktop' },
  async ({ page }) => {
    await openWithClockStopped(page)
    await manual(page).focus()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeVisible()
    await page.clock.runFor(4_000)
    await page.keyboard.press('F8')
    await settled(page)
    await page.clock.runFor(60_000)
    await expect(card(page)).toBeVisible()
    await manual(page).focus()
    await settled(page)
    await page.clock.runFor(800)
    await expect(card(page)).toBeVisible()
    await page.clock.runFor(400)
    await expect(card(page)).toHaveCount(0)
  },
)

sameTab(
  'a swipe of 50 px to the right dismisses, one of 40 px does not',
  { tag: '@phone' },
  async ({ page }) => {
    await openDownloads(page)
    await manual(page).click()
    await expect(card(page)).toHaveCSS('opacity', '1')
    await swipe(page, 40)
    await expect(card(page)).toHaveCSS('transform', 'none')
    await expect(card(page)).not.toHaveAttribute('inert')
    await swipe(page, -80)
    await expect(card(page)).not.toHaveAttribute('inert')
    await swipe(page, 50)
    await expect(card(page)).toHaveCount(0)
  },
)

sameTab(
  'a press on the close button does not start a swipe',
  { tag: '@desktop' },
  async ({ page }) => {
    await openDownloads(page)
    await manual(page).click()
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
    await expect(card(page)).toHaveCount(0)
  },
)
