import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { startSite } from '@argo/scripts/site-process'

interface TestFixtures {
  /** Console errors a test expects, such as the failed request it causes; any other fails it. */
  expectedErrors: RegExp[]
  quiet: void
}

interface WorkerFixtures {
  site: Awaited<ReturnType<typeof startSite>>
}

/** The real site: one server and one database a worker. */
export const siteTest = base.extend<object, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

/** A test against the real site in Chromium; an error or warning on the console fails it. */
export const test = siteTest.extend<TestFixtures>({
  baseURL: ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        // Logged by Playwright where a test blocks the service worker.
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        complaints.push(message.text())
      })
      await use()
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
export const sameTab = test.extend<object, { tab: { page?: Page } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  tab: [({}, use) => use({}), { scope: 'worker' }],
  context: async ({ browser, tab, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) throw new Error('The tab runs scripts: use test')
    tab.page ??= await (await browser.newContext()).newPage()
    await use(tab.page.context())
  },
  page: async ({ context, tab, site, viewport }, use, testInfo) => {
    const page = tab.page ?? (await context.newPage())
    for (const method of ['addInitScript', 'exposeFunction', 'emulateMedia'] as const)
      page[method] = () => Promise.reject(new Error(`${method} outlives the test: use test`))
    await use(page)
    delete tab.page
    if (testInfo.status !== testInfo.expectedStatus) return await context.close()
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${site.url}/robots.txt`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.mouse.move(0, 0)
    if (viewport) await page.setViewportSize(viewport)
    tab.page = page
  },
})

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

/** Fails on anything axe finds wrong with the page as it stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Without frames axe needs no second page to collect its results, which takes longer than the check.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([])
}

/** True on the project that stands for a phone. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768
}
