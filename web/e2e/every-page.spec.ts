import type { Page } from '@playwright/test'
import { brokenFigures } from './broken-words.ts'
import { expect, expectAccessible, hydrated, test } from './fixtures.ts'
import { policyViolations } from './policy-violations.ts'

test.use({ expectedErrors: [/Failed to load resource.+404/] })

test.describe.configure({ timeout: 180_000 })

interface Pages {
  /** One of each kind, or of each state with parts of its own: axe looks at these. */
  kinds: string[]
  /** Others of the same parts. */
  more: string[]
}

const pages: Record<string, Pages> = {
  'lists and products': {
    kinds: [
      '/home',
      '/products',
      '/chairs',
      '/cases/edge',
      '/chairs/swift-pro',
      '/cooling/nivos',
      '/product/90',
    ],
    more: [
      '/products?category=cooling',
      '/peripherals',
      '/monitors',
      '/cases',
      '/chairs/astra',
      '/product/76',
      '/product/swift-pro',
      '/chairs/swift-pro?color=Black/White',
    ],
  },
  searches: {
    kinds: [
      '/search',
      '/search?q=quiet+case',
      '/search?q=how+long+is+the+warranty',
      '/search?q=edge+assembly+manual',
      '/search?q=qqxxqq',
    ],
    more: [
      '/search?q=edge',
      '/search?q=wireless+mouse',
      '/search?q=I+own+a+336+mm+card+and+want+a+quiet+case',
    ],
  },
  fit: {
    kinds: [
      '/fit',
      '/fit?case=g120&card-length=336&front=240&front-thickness=27&supply=gx-650',
      '/fit?card-length=336&card-thickness=61',
      '/fit?case=own&case-card=abc&card-length=33600&case-slots=7',
      '/fit/chairs',
    ],
    more: [
      '/fit?case=edge&card-length=336',
      '/fit?case=calypso&card-length=300&card-thickness=50',
      '/fit?case=g120&card-length=336&cooler=own&cooler-height=165&supply=gx-1k-titan&board=atx',
      '/fit?card-watts=450',
    ],
  },
  comparisons: {
    kinds: [
      '/compare',
      '/compare/cases',
      '/compare?products=edge',
      '/compare?products=edge,calypso,76&show=differences&units=in',
    ],
    more: ['/compare/power-supplies', '/compare?products=edge,calypso'],
  },
  text: {
    kinds: [
      '/contact',
      '/warranty',
      '/downloads',
      '/registration',
      '/terms',
      '/newsletter',
      '/newsletter?subscription=confirmed',
    ],
    more: ['/privacy', '/cookies'],
  },
}
/** Pages of failures, which fetch what they offer instead. */
const failures = ['/no-such-page', '/product/999999', '/products?page=9']
const otherDocuments = ['/api/docs', '/offline.html', '/api/nope', '/favicon.svg', '/feed.xml']

// Each width once, and the page's own last: a window that changes its size is laid out and painted anew.
const screens: [width: number, size: string][] = [
  [320, '100%'],
  [320, '200%'],
  [768, '100%'],
  [1024, '100%'],
  [1280, '200%'],
  [1440, '100%'],
]

for (const [subject, { kinds, more }] of Object.entries(pages))
  test(
    `pages of ${subject} keep to the policy, come with their data, keep their structured data, are accessible, part no figure from its unit, and are no wider than the screen with text at 200%`,
    { tag: '@desktop' },
    async ({ page }) => {
      const { refused, calls } = await watch(page)
      for (const address of [...kinds, ...more])
        await test.step(address, async () => {
          await expectStructuredData(page, address)
          await expectNotWide(page, address)
          if (kinds.includes(address)) await expectAccessible(page)
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        })
      expect.soft(calls, 'calls of pages that came with their data').toEqual([])
      expect(refused).toEqual([])
    },
  )

test(
  'every other page of the sitemap keeps to the policy, comes with its data and keeps its structured data',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { refused, calls } = await watch(page)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address,
    )
    expect(listed.length).toBeGreaterThan(30)
    const seen = new Set(Object.values(pages).flatMap(({ kinds, more }) => [...kinds, ...more]))
    for (const address of listed.filter((address) => !seen.has(address)))
      await test.step(address, async () => {
        await expectStructuredData(page, address)
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      })
    expect.soft(calls, 'calls of pages that came with their data').toEqual([])
    expect(refused).toEqual([])
  },
)

test(
  'pages of failures and other documents keep to the policy, and those of failures are accessible and no wider than the screen',
  { tag: '@desktop' },
  async ({ page }) => {
    const { refused } = await watch(page)
    for (const address of failures)
      await test.step(address, async () => {
        await expectStructuredData(page, address)
        await expectNotWide(page, address)
        await expectAccessible(page)
      })
    for (const address of otherDocuments) await page.goto(address)
    expect(refused).toEqual([])
  },
)

/** What the policy refuses from now on, and what pages request of the server’s data. */
async function watch(page: Page): Promise<{ refused: string[]; calls: string[] }> {
  const calls: string[] = []
  page.on('request', (asked) => {
    const { pathname, search } = new URL(page.url())
    if (/\/(api|trpc)\//.test(asked.url())) calls.push(`${pathname + search}: ${asked.url()}`)
  })
  return { refused: await policyViolations(page), calls }
}

/** Opens a page, whose structured data is then what it was sent with. */
async function expectStructuredData(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const sent = structuredDataIn((await response?.text()) ?? '')
  expect.soft(await structuredData(page), 'structured data').toEqual(sent)
}

/** The text of each script of structured data in a document as it was sent. */
function structuredDataIn(html: string): string[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => text)
}

/** The text of each script of structured data in the head, and in the body `elsewhere`. */
function structuredData(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      script.parentElement === document.head ? script.textContent : 'elsewhere',
    ),
  )
}

async function expectNotWide(page: Page, address: string): Promise<void> {
  for (const [width, size] of screens) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
    const overflow = () =>
      page.evaluate((value) => {
        const { documentElement } = document
        documentElement.style.setProperty('font-size', value)
        return documentElement.scrollWidth - documentElement.clientWidth
      }, size)
    await expect.soft
      .poll(overflow, `${address} is too wide at ${width} px with text at ${size}`)
      .toBeLessThanOrEqual(0)
    if (size === '100%')
      expect
        .soft(await brokenFigures(page.locator('main')), `${address} parts figures at ${width} px`)
        .toEqual([])
  }
}
