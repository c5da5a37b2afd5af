import type { Page } from '@playwright/test'

/** Holds a page's scripts, all or those of an address, until the function that it resolves with is called: the page is as its HTML came. */
export async function holdScripts(page: Page, address = '**/assets/*.js'): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Holds the reads whose address matches until the function that it resolves with is called; that resolves when they have come. */
export async function holdReads(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const answered: Promise<unknown>[] = []
  await page.route(
    (url) => url.pathname.startsWith('/trpc/') && address.test(decodeURIComponent(url.href)),
    async (route) => {
      answered.push(page.waitForEvent('requestfinished', (request) => request === route.request()))
      await held.promise
      await route.continue()
    },
  )
  return async () => {
    held.resolve()
    await Promise.all(answered)
    // What the page does with them is done by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  }
}
