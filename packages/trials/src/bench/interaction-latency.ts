import type { Page } from '@playwright/test'

/** What a visitor waits for after a press, in milliseconds. */
export interface Move {
  /** From the press to the frame after the next page's heading. */
  latency: number
  /** The longest task from the press until the network is idle; 0 when none took 50 ms. */
  longestTask: number
}

declare global {
  interface Window {
    arrival: Promise<number>
    longestTask: number
  }
}

// A card that a phone's screen does not show at first.
const product = 'G120'
const forAMoment = 600
const toRead = 1_500

/** A tap on a category's card that was not on the screen before. */
export function tapCard(page: Page): Promise<Move> {
  return timed(page, () => card(page).tap())
}

/** The same on a card that has been on the screen for a moment. */
export async function readThenTapCard(page: Page): Promise<Move> {
  await card(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(toRead)
  return tapCard(page)
}

/** The same with a pointer that rested on the card for a moment before it pressed. */
export async function hoverThenClick(page: Page): Promise<Move> {
  await card(page).hover()
  await page.waitForTimeout(forAMoment)
  return timed(page, () => card(page).click())
}

function card(page: Page) {
  return page.getByRole('link', { name: `${product}, view details` })
}

async function timed(page: Page, act: () => Promise<void>): Promise<Move> {
  await page.evaluate(awaitHeading, product)
  await act()
  const latency = await page.evaluate(() => window.arrival)
  await page.waitForLoadState('networkidle')
  return { latency, longestTask: await page.evaluate(() => window.longestTask) }
}

function awaitHeading(text: string): void {
  let pressed = 0
  addEventListener('pointerdown', (event) => (pressed = event.timeStamp), {
    once: true,
    capture: true,
  })
  window.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (pressed > 0 && startTime + duration > pressed)
        window.longestTask = Math.max(window.longestTask, duration)
  }).observe({ type: 'longtask' })
  window.arrival = new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== text) return
      watcher.disconnect()
      // After the frame that draws it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
    })
    watcher.observe(document, { subtree: true, childList: true, characterData: true })
  })
}
