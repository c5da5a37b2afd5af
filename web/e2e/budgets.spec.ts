import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'
import { watchTraffic } from './traffic.ts'

// What a first visit may cost, in bytes as sent. Times are not tested: `pnpm bench` measures them.
const kB = 1_000
const htmlBudget = 20 * kB
const cssBudget = 10.8 * kB
const requestsUpToThePicture = 15
const chain = 2
// A fallback font can be matched in average width, not in that of each word: a score that is not visible,
// a twentieth of what counts as good (0.1).
const unseen = 0.005

// What the heaviest page's scripts weigh and 10 % of room, with what it fetches ahead once it is interactive.
const scriptBudget = 142 * kB

const kindsOfPage = [
  '/home',
  '/products',
  '/cases',
  '/cases?gpu-clearance-min=300',
  '/cases/edge',
  '/chairs/swift-pro',
  '/product/90',
  '/fit',
  '/compare/cases',
  '/contact',
  '/warranty',
  '/downloads',
  '/search?q=mouse',
  '/newsletter',
  '/privacy',
]

test('a first visit to each kind of page stays within its budget, and nothing moves when the font and then the pictures load late', async ({
  page,
}) => {
  test.setTimeout(180_000)
  let font = Promise.withResolvers<void>()
  let pictures = Promise.withResolvers<void>()
  // While a test routes requests, the browser keeps no file: each visit is a first one.
  await page.route('**/*.woff2', (route) => font.promise.then(() => route.continue()))
  await page.route('**/pictures/**', (route) => pictures.promise.then(() => route.continue()))
  await page.addInitScript(noteShifts)
  const traffic = await watchTraffic(page)

  for (const address of kindsOfPage) {
    await test.step(address, async () => {
      font = Promise.withResolvers()
      pictures = Promise.withResolvers()
      traffic.clear()
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(firstPaint)
      font.resolve()
      const pictureTime = await page.evaluate(timeOfLoadedFont)
      pictures.resolve()
      await hydrated(page)
      await page.waitForLoadState('networkidle')

      expect(traffic.bytesOf('Document'), 'HTML').toBeGreaterThan(kB)
      expect(traffic.bytesOf('Document'), 'HTML').toBeLessThanOrEqual(htmlBudget)
      expect(traffic.bytesOf('Stylesheet'), 'CSS').toBeLessThanOrEqual(cssBudget)

      expect(traffic.bytesOf('Script'), 'JavaScript').toBeLessThanOrEqual(scriptBudget)
      // A file that came from the browser's cache would count as nothing.
      expect(traffic.bytesOf('Script'), 'JavaScript').toBeGreaterThan(scriptBudget / 2)

      // What makes the page interactive is requested last.
      const entry = traffic.addressesOf('Script').find((url) => url.includes('client-')) ?? ''
      expect(entry).not.toBe('')
      const largest = await largestPicture(page)
      for (const url of [...largest, ...traffic.addressesOf('Stylesheet')])
        expect(traffic.depthOf(url), url).toBeLessThanOrEqual(chain)
      for (const url of largest) {
        expect(traffic.placeOf(url), url).toBeLessThanOrEqual(requestsUpToThePicture)
        expect(traffic.placeOf(url), url).toBeLessThan(traffic.placeOf(entry))
      }

      const { moved, painted, fontLoaded } = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const woff2 = files.find(({ name }) => name.endsWith('.woff2'))
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return {
          moved: window.moved,
          painted: paint?.startTime ?? Number.NaN,
          fontLoaded: woff2?.responseEnd ?? Number.NaN,
        }
      })
      expect(fontLoaded, 'the font is late').toBeGreaterThan(painted)
      const byFont = moved.filter(({ at }) => at < pictureTime)
      expect(sum(byFont.map(({ score }) => score)), JSON.stringify(byFont)).toBeLessThan(unseen)
      expect(moved.filter(({ at }) => at >= pictureTime)).toEqual([])
    })
  }
})

test(
  'scripts start when the first picture has loaded, at the first touch, or after three seconds',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    let picture = Promise.withResolvers<void>()
    await page.route('**/pictures/edge/hero*', (route) =>
      picture.promise.then(() => route.continue()),
    )
    await page.clock.install()
    /** Opens a page whose first picture does not come yet. */
    const openWithoutPicture = async () => {
      picture = Promise.withResolvers()
      await page.goto('about:blank')
      scripts.length = 0
      await page.goto('/cases/edge', { waitUntil: 'domcontentloaded' })
    }

    await test.step('the first picture', async () => {
      await openWithoutPicture()
      await page.clock.runFor(2_000)
      expect(scripts).toEqual([])
      picture.resolve()
      await page.waitForLoadState('load')
      await page.clock.runFor(500)
      await expect.poll(() => scripts).not.toEqual([])
    })
    await test.step('three seconds', async () => {
      await openWithoutPicture()
      await page.clock.runFor(3_100)
      await expect.poll(() => scripts).not.toEqual([])
    })
    await test.step('the first touch', async () => {
      await openWithoutPicture()
      // To the browser, a pointer that rests where a page appears has moved.
      await page.mouse.move(100, 100)
      await page.clock.runFor(2_000)
      expect(scripts).toEqual([])
      await page.keyboard.press('Tab')
      await expect.poll(() => scripts).not.toEqual([])
    })
  },
)
test(
  'a move to another page runs none of the page’s scripts again',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/cases')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      window.scriptsAdded = 0
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLScriptElement) window.scriptsAdded += 1
      }).observe(document, { childList: true, subtree: true })
    })
    await page.getByRole('link', { name: 'G120, view details' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'G120' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.scriptsAdded)).toBe(0)
    await expect(page.locator('link[rel=stylesheet][href*="/site-"]')).toHaveCount(1)
  },
)

test.describe('a file that does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch|did not load/] })

  /** Opens a page to which no file of this name comes, then lets it come and tells the page of a connection. */
  const openWithout = async (page: Page, file: string) => {
    let connected = false
    await page.route(`**/assets/${file}`, (route) => (connected ? route.continue() : route.abort()))
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/contact')
    await failed
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    connected = true
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
  }

  test(
    'is requested again, and the page becomes interactive',
    { tag: '@phone' },
    async ({ page }) => {
      for (const file of ['client-*.js', 'libraries-*.js', 'ContactPage-*.js'])
        await test.step(file, async () => {
          await openWithout(page, file)
          await hydrated(page)
        })
      await test.step('the stylesheet', async () => {
        await openWithout(page, 'site-*.css')
        await page.waitForFunction(() =>
          [...document.styleSheets].some(({ href }) => href?.includes('/site-')),
        )
      })
    },
  )
})

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

declare global {
  interface Window {
    moved: { at: number; score: number; words: string }[]
    scriptsAdded: number
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node }[]
}

// Runs in the page: each layout shift, its time, and the texts that moved.
function noteShifts(): void {
  window.moved = []
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
      const words = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')
      window.moved.push({ at: startTime, score: value, words })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

// Runs in the page: whether it has been painted.
function firstPaint(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}

// Runs in the page: when it has been painted with its font.
async function timeOfLoadedFont(): Promise<number> {
  await document.fonts.ready
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  return performance.now()
}

// The picture that is the page's largest paint; none where that is text.
function largestPicture(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1) as PerformanceEntry & { url: string }
          resolve(largest.url ? [largest.url] : [])
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
