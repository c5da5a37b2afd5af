import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { freePort } from '@argo/cli/free-port'
import { type SiteProcess, startSite } from '@argo/cli/site-process'
import { type SharedSite, sharedSites } from './shared-sites.ts'

/** A site, and where its desk is. */
export interface Desk extends SiteProcess {
  staffUrl: string
}

interface TestFixtures {
  /** Console errors a test expects, such as the failed request it causes; any other fails it. */
  expectedErrors: readonly RegExp[]
  quiet: void
}

// A worker is ended where the next test has other fixtures of this kind: they all stand here.
interface WorkerFixtures {
  /** The real site. All workers share it: its products stay as they are, and visitors have names of their own. */
  site: SharedSite
  /** The same with more than six pages of products in every category. */
  largeSite: SharedSite
  /** One of the worker's own with its desk: a test may change its products. */
  desk: Desk
  /** The tabs that `sameTab` goes on in, by the address of their site. */
  tabs: Map<string | undefined, Page>
}

/** The sites, apart from what drives a browser. */
export const siteTest = base.extend<object, WorkerFixtures>({
  // oxlint-disable no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  site: [({}, use) => use(sharedSites().site), { scope: 'worker' }],
  largeSite: [({}, use) => use(sharedSites().largeSite), { scope: 'worker' }],
  desk: [
    async ({}, use) => {
      const port = await freePort()
      const staffUrl = `http://desk.localhost:${port}`
      const site = await startSite({ settings: { STAFF_URL: staffUrl, STAFF_PORT: '' } })
      // It listens after the site does.
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}`)
            .then(() => true)
            .catch(() => false),
        )
        .toBe(true)
      await use({ ...site, staffUrl })
      await site.stop()
    },
    { scope: 'worker' },
  ],
  tabs: [({}, use) => use(new Map()), { scope: 'worker' }],
  // oxlint-enable no-empty-pattern
})

// Chromium reports the size it has preloaded, but shows another one that the tab has already, or that a resized window needs.
const preloadUnused = /\/pictures\/.+ was preloaded using link preload but not used/

/** A test against the real site in Chromium; an error or warning on the console fails it. */
export const test = siteTest.extend<TestFixtures>({
  baseURL: ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use, testInfo) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        // Logged by Playwright where a test blocks the service worker.
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        if (preloadUnused.test(message.text())) return
        complaints.push(message.text())
      })
      await use()
      if (testInfo.status !== testInfo.expectedStatus && !page.isClosed())
        await page.screenshot({ path: testInfo.outputPath('failure.png') })
      expect(
        complaints.filter((text) => !expectedErrors.some((expected) => expected.test(text))),
      ).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * A test of what a page shows and does, not of what it requests: it goes on in the tab that the last such test has left,
 * with empty storage but with files in the cache. A new tab starts a process, a fifth of a test's processor time.
 */
export const sameTab = test.extend({
  context: async ({ browser, tabs, baseURL, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) throw new Error('The tab runs scripts: use test')
    await use(tabs.get(baseURL)?.context() ?? (await browser.newContext()))
  },
  page: async ({ context, tabs, baseURL, viewport }, use, testInfo) => {
    const page = tabs.get(baseURL) ?? (await context.newPage())
    for (const method of ['addInitScript', 'exposeFunction', 'emulateMedia'] as const)
      page[method] = () => Promise.reject(new Error(`${method} outlives the test: use test`))
    await use(page)
    tabs.delete(baseURL)
    if (testInfo.status !== testInfo.expectedStatus) return await context.close()
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${baseURL}/robots.txt`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.mouse.move(0, 0)
    if (viewport) await page.setViewportSize(viewport)
    tabs.set(baseURL, page)
  },
})

const onLargeSite: Parameters<typeof test.extend>[0] = {
  baseURL: ({ largeSite }, use) => use(largeSite.url),
}

/** The same two against a site with more than six pages of products in every category. */
export const largeTest = test.extend(onLargeSite)
export const largeSameTab = sameTab.extend(onLargeSite)

declare const axe: typeof import('axe-core')

export { expect }

/** Whether the page is hydrated; runs in the page. */
export const isHydrated = () => document.documentElement.dataset.hydrated === 'true'

/** Waits until the page is hydrated: its scripts handle clicks and keys. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** Opens an address and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

// What fades in has less contrast meanwhile. What takes longer than a second, as the time of a slide, fades nothing.
async function animationsEnded(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000,
    )
  await Promise.allSettled(running.map(({ finished }) => finished))
}

/** Fails on anything axe finds wrong with the page as it stands now, or with a part of it alone. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  await page.evaluate(animationsEnded)
  const violations = await page.evaluate(async (part) => {
    // What axe would preload, sounds and films, no page has; to read the stylesheets for it takes as long as the check.
    const results = await axe.run(part ?? document, {
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    })
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    )
  }, part)
  expect(violations).toEqual([])
}

/** True on the project that stands for a phone. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768
}
