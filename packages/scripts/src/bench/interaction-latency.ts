import type { Page } from '@playwright/test'

declare global {
  interface Window {
    arrival: Promise<number>
  }
}

// A card that a phone's screen does not show at first.
const product = 'G120'
const forAMoment = 600

/** Milliseconds from the finger on a category's card to the product's heading on the screen. */
export function tapToHeading(page: Page): Promise<number> {
  return timed(page, () => card(page).tap())
}

/** The same with a pointer that rested on the card for a moment before it pressed. */
export async function hoverThenClick(page: Page): Promise<number> {
  await card(page).hover()
  await page.waitForTimeout(forAMoment)
  return timed(page, () => card(page).click())
}

function card(page: Page) {
  return page.getByRole('link', { name: `${product}, view details` })
}

async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(awaitHeading, product)
  await act()
  return page.evaluate(() => window.arrival)
}

function awaitHeading(text: string): void {
  let pressed = 0
  addEventListener('pointerdown', (event) => (pressed = event.timeStamp), {
    once: true,
    capture: true,
  })
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
