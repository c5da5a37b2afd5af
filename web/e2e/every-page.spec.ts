import type { Page } from '@playwright/test'
import { brokenFigures } from './broken-words.ts'
import { expect, expectAccessible, hydrated, test } from './fixtures.ts'
import { policyViolations } from './policy-violations.ts'

test.use({ expectedErrors: [/Failed to load resource.+404/] })

// One of each kind, and of each state with parts of its own.
const pages = {
  'lists and products': [
    '/home',
    '/products',
    '/products?category=cooling',
    '/cases',
    '/cooling',
    '/chairs',
    '/cases/edge',
    '/chairs/swift-pro',
    '/cooling/nivos',
    '/monitors/vela-27',
    '/power-supplies/gx-750',
    '/product/90',
  ],
  'searches and fit': [
    '/search',
    '/search?q=quiet+case',
    '/search?q=how+long+is+the+warranty',
    '/search?q=edge+assembly+manual',
    '/search?q=qqxxqq',
    '/fit',
    '/fit?case=g120&card-length=336&front=240&front-thickness=27&supply=gx-650',
    '/fit?card-length=336&card-thickness=61',
    '/fit?case=own&case-card=abc&card-length=33600&case-slots=7',
    '/fit?case=of-another-maker',
    '/fit/chairs',
  ],
  'comparisons and text': [
    '/compare',
    '/compare/cases',
    '/compare?products=edge',
    '/compare?products=edge,calypso,76',
    '/contact',
    '/warranty',
    '/downloads',
    '/registration',
    '/terms',
    '/newsletter',
    '/newsletter?subscription=confirmed',
  ],
}
/** Pages of failures, which fetch what they offer instead. */
const failures = ['/no-such-page', '/product/999999', '/products?page=9']
const otherDocuments = ['/api/docs', '/offline.html', '/api/nope', '/favicon.svg', '/feed.xml']

// Each width once, and the page's own last: a window that changes its size is laid out and painted anew.
const screens: [width: number, size: string][] = [
  [320, '100%'],
  [320, '200%'],
  [768, '100%'],
  [1440, '100%'],
]

for (const [kinds, addresses] of Object.entries(pages))
  test(
    `pages of ${kinds} keep to the policy, come with their data, keep their structured data, are accessible, part no figure from its unit, and are no wider than the screen with text at 200%`,
    { tag: '@desktop' },
    async ({ page }) => {
      const calls: string[] = []
      page.on('request', (asked) => {
        const { pathname, search } = new URL(page.url())
        if (/\/(api|trpc)\//.test(asked.url())) calls.push(`${pathname + search}: ${asked.url()}`)
      })
      await expectSound(page, addresses)
      expect(calls, 'calls of pages that came with their data').toEqual([])
    },
  )

test(
  'pages of failures are as sound, and other documents keep to the policy too',
  { tag: '@desktop' },
  async ({ page }) => expectSound(page, failures, otherDocuments),
)

async function expectSound(page: Page, addresses: string[], others: string[] = []): Promise<void> {
  const refused = await policyViolations(page)
  for (const address of addresses)
    await test.step(address, async () => {
      await expectStructuredData(page, address)
      await expectNotWide(page, address)
      await expectAccessible(page)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    })
  for (const address of others) await page.goto(address)
  expect(refused).toEqual([])
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
    if (size === '100%') {
      expect
        .soft(await brokenFigures(page.locator('main')), `${address} parts figures at ${width} px`)
        .toEqual([])
    }
  }
}
