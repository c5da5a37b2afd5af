import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './fixtures.ts'
import { policyViolations } from './policy-violations.ts'

test.use({ expectedErrors: [/Failed to load resource.+404/] })

/** A page of each kind, and of each state that an address gives it. */
const kindsOfPage = [
  '/home',
  '/products',
  '/products?category=cooling',
  '/chairs',
  '/cases',
  '/cases/edge',
  '/chairs/swift-pro',
  '/chairs/astra',
  '/cooling/nivos',
  '/product/76',
  '/product/90',
  '/product/swift-pro',
  '/chairs/swift-pro?color=Black/White',
  '/search',
  '/search?q=quiet+case',
  '/search?q=edge',
  '/search?q=wireless+mouse',
  '/search?q=how+long+is+the+warranty',
  '/search?q=edge+assembly+manual',
  '/search?q=I+own+a+336+mm+card+and+want+a+quiet+case',
  '/search?q=qqxxqq',
  '/fit',
  '/fit?case=edge&card-length=336',
  '/fit?case=calypso&card-length=300&card-thickness=50',
  '/fit?case=g120&card-length=336&front=240&front-thickness=27&supply=gx-650',
  '/fit?case=g120&card-length=336&cooler=own&cooler-height=165&supply=gx-1k-titan&board=atx',
  '/fit?card-length=336&card-thickness=61',
  '/fit?card-watts=450',
  '/fit?case=own&case-card=abc&card-length=33600&case-slots=7',
  '/fit/chairs',
  '/compare',
  '/compare/cases',
  '/compare/power-supplies',
  '/compare?products=edge',
  '/compare?products=edge,calypso',
  '/compare?products=edge,calypso,76&show=differences&units=in',
  '/contact',
  '/warranty',
  '/downloads',
  '/registration',
  '/terms',
  '/newsletter',
  '/newsletter?subscription=confirmed',
  '/privacy',
  '/cookies',
]
/** Pages of failures, which fetch what they offer instead. */
const failures = ['/no-such-page', '/product/999999', '/products?page=9']
const otherDocuments = ['/api/docs', '/offline.html', '/api/nope', '/favicon.svg', '/feed.xml']

const screens: [width: number, size: string][] = [
  [320, '100%'],
  [320, '200%'],
  [390, '200%'],
  [1280, '200%'],
]

test(
  'every page of the sitemap, of each kind and of a failure keeps to the policy, comes with its data, keeps its structured data, is accessible, and is no wider than the screen with text at 200%',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(360_000)
    const refused = await policyViolations(page)
    const calls: string[] = []
    page.on('request', (asked) => {
      const { pathname, search } = new URL(page.url())
      if (/\/(api|trpc)\//.test(asked.url()) && !failures.includes(pathname + search))
        calls.push(`${pathname + search}: ${asked.url()}`)
    })
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address,
    )
    expect(listed.length).toBeGreaterThan(30)
    for (const address of new Set([...listed, ...kindsOfPage, ...failures]))
      await test.step(address, async () => {
        const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
        await hydrated(page)
        const sent = structuredDataIn((await response?.text()) ?? '')
        expect.soft(await structuredData(page), 'structured data').toEqual(sent)
        if (kindsOfPage.includes(address)) await expectNotWide(page, address)
        if (kindsOfPage.includes(address) || failures.includes(address))
          await expectAccessible(page)
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      })
    expect.soft(calls, 'calls of pages that came with their data').toEqual([])
    for (const address of otherDocuments) await page.goto(address)
    expect(refused).toEqual([])
  },
)

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
  const before = page.viewportSize()
  for (const [width, size] of screens) {
    await page.setViewportSize({ width, height: 700 })
    const overflow = () =>
      page.evaluate((value) => {
        const { documentElement } = document
        documentElement.style.setProperty('font-size', value)
        return documentElement.scrollWidth - documentElement.clientWidth
      }, size)
    await expect.soft
      .poll(overflow, `${address} is too wide at ${width} px with text at ${size}`)
      .toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}
