import { type Browser, chromium, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '@argo/cli/browser'
import { startSite } from '@argo/cli/site-process'
import { percentile } from '../figures.ts'

declare global {
  interface Window {
    arrival: Promise<number>
  }
}

// A card that a phone's screen does not show at first.
const product = 'G120'
const rounds = 7

const ways: Record<string, (page: Page) => Promise<number>> = {
  'a tap at once': (page) => timed(page, () => card(page).tap()),
  'a tap on a card read for 1.5 s': async (page) => {
    await card(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(1_500)
    return timed(page, () => card(page).tap())
  },
  'a pointer that hovered for 0.6 s': async (page) => {
    await card(page).hover()
    await page.waitForTimeout(600)
    return timed(page, () => card(page).click())
  },
}

/** Prints how long it takes from a press on a category's card to the frame after the product's heading, on a slow phone. */
export async function benchMoves(): Promise<void> {
  const site = await startSite()
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const rows = []
    for (const [way, move] of Object.entries(ways)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1)
        times.push(await onSlowPhone(browser, `${site.url}/cases`, move))
      const [median, worst] = [percentile(times, 0.5), Math.max(...times)].map(Math.round)
      rows.push({ way, median, worst })
    }
    console.info(`From a card to the product's heading, ${rounds} times each (ms)`)
    console.table(rows)
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Opens a page over slow 4G, with a processor four times slower and nothing cached, and moves on from it. */
async function onSlowPhone(
  browser: Browser,
  url: string,
  move: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'networkidle' })
    return await move(page)
  } finally {
    await context.close()
  }
}

function card(page: Page) {
  return page.getByRole('link', { name: `${product}, view details` })
}

async function timed(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate((heading) => {
    let pressed = 0
    const note = (event: Event) => (pressed = event.timeStamp)
    addEventListener('pointerdown', note, { once: true, capture: true })
    window.arrival = new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== heading) return
        watcher.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
      })
      watcher.observe(document, { subtree: true, childList: true, characterData: true })
    })
  }, product)
  await press()
  return page.evaluate(() => window.arrival)
}
