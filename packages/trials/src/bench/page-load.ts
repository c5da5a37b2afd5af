import type { Browser, CDPSession, Page } from '@playwright/test'
import { collectFigures, type PaintFigures } from './paint-figures.ts'

/** A cold load of one page; times in milliseconds, bytes as they came over the wire. */
export interface PageLoad extends PaintFigures {
  requests: number
  bytes: Record<Kind, number>
}

export const kinds = ['html', 'css', 'js', 'font', 'pictures', 'other'] as const

type Kind = (typeof kinds)[number]

/**
 * Opens a page as a phone does that never was here: slow 4G, a processor four times slower, nothing
 * in the cache. The page stays open for `then`, once its network has been idle for half a second.
 */
export async function loadCold(
  browser: Browser,
  url: string,
  then: (page: Page) => Promise<void> = async () => {},
): Promise<PageLoad> {
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
    await slowDown(session)
    const traffic = countTraffic(session)
    await page.addInitScript(collectFigures)
    await page.goto(url, { waitUntil: 'networkidle' })
    const paint = await page.evaluate(() => window.readFigures())
    const load = { ...paint, ...structuredClone(traffic) }
    await then(page)
    return load
  } finally {
    await context.close()
  }
}

/** Lets a page's processor run as fast as the machine's. */
export async function runAtFullSpeed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

function countTraffic(session: CDPSession): Pick<PageLoad, 'requests' | 'bytes'> {
  const traffic = { requests: 0, bytes: { html: 0, css: 0, js: 0, font: 0, pictures: 0, other: 0 } }
  const kindOf = new Map<string, Kind>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('data:')) return
    traffic.requests += 1
    kindOf.set(requestId, toKind(response.mimeType))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId)
    if (kind) traffic.bytes[kind] += encodedDataLength
  })
  return traffic
}

function toKind(type: string): Kind {
  if (type === 'text/html') return 'html'
  if (type === 'text/css') return 'css'
  if (type.endsWith('javascript')) return 'js'
  if (type.startsWith('font/')) return 'font'
  return type.startsWith('image/') ? 'pictures' : 'other'
}
