import { expect, expectAccessible, open, sameTab, test } from './fixtures.ts'
import type { Page } from '@playwright/test'

const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const manual = (page: Page) => page.getByRole('link', { name: 'Manual: Edge Assembly Manual' })
const datasheet = (page: Page) => page.getByRole('link', { name: 'Datasheet: Nivos Datasheet' })
const card = (page: Page) => area(page).locator('[data-tone]')

// The button starts a download; the notification is what matters here.
async function openDownloads(page: Page) {
  await page.route('**/downloads/*.*', (route) => route.fulfill({ body: 'file' }))
  await open(page, '/downloads')
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

sameTab(
  'on a phone a notification is announced politely, has no accessibility violations, fits the screen, and is dismissed by a swipe of 50 px to the right, not by one of 40 px',
  { tag: '@phone' },
  async ({ page }) => {
    await openDownloads(page)
    await manual(page).click()
    // Its time stands still while it has the focus.
    await page.keyboard.press('F8')
    await expect(area(page).getByRole('status')).toContainText('Download Started')
    await expect(card(page)).toHaveCSS('opacity', '1')
    await expectAccessible(page)
    const box = await card(page).boundingBox()
    const screen = page.viewportSize()
    expect(box && screen && box.y + box.height <= screen.height - 12).toBe(true)
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
  'one notification is shown at a time; F8 focuses its area, from which keys dismiss it, and the focus goes back',
  { tag: '@desktop' },
  async ({ page }) => {
    await openDownloads(page)
    await datasheet(page).click()
    await expect(card(page)).toContainText('The Nivos datasheet is downloading.')
    await manual(page).focus()
    await page.keyboard.press('Enter')
    // Its time stands still while it has the focus.
    await page.keyboard.press('F8')
    await expect(card(page)).toHaveCount(1)
    await expect(card(page)).toContainText('The Edge Manual is downloading.')
    for (const key of ['Escape', 'Enter']) {
      await page.keyboard.press('F8')
      await expect(area(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused()
      await page.keyboard.press(key)
      await expect(manual(page)).toBeFocused()
      await expect(card(page)).toHaveCount(0)
      if (key === 'Escape') await page.keyboard.press('Enter')
    }
    await page.keyboard.press('F8')
    await expect(area(page).getByText('No notifications.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await manual(page).click()
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
    await expect(card(page)).toHaveCount(0)
  },
)

/** Resolves when the page has done what is due; timers stand still meanwhile. */
async function afterTasks(): Promise<void> {
  for (let turn = 0; turn < 9; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(turn)
    })
}

test(
  'a notification stays for five seconds, the time stands still while it has the focus, and the focus stays in the area when another takes its place',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install()
    await openDownloads(page)
    // Later than it is by then, however slow the machine.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    // What React does after an event is done by then.
    const pass = async (milliseconds: number) => {
      await page.evaluate(afterTasks)
      await page.clock.runFor(milliseconds)
    }
    const isThere = () => expect(card(page)).not.toHaveAttribute('inert')
    await manual(page).click()
    await expect(card(page)).toContainText('The Edge Manual')
    await pass(4_999)
    await isThere()
    await datasheet(page).click()
    await expect(card(page)).toContainText('The Nivos datasheet')
    await pass(4_999)
    await isThere()
    await pass(1)
    await expect(card(page)).toHaveCount(0)

    await manual(page).click()
    await pass(4_000)
    await page.keyboard.press('F8')
    await expect(area(page)).toBeFocused()
    await pass(60_000)
    await isThere()
    await page.keyboard.press('Tab')
    await datasheet(page).evaluate((link: HTMLElement) => link.click())
    await expect(card(page)).toContainText('The Nivos datasheet')
    await expect(area(page)).toBeFocused()
    await manual(page).focus()
    await pass(4_900)
    await isThere()
    await pass(200)
    await expect(card(page)).toHaveCount(0)
  },
)
