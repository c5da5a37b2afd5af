import type { Page, Request } from '@playwright/test'

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
  const requests: Request[] = []
  await page.route(
    (url) => url.pathname.startsWith('/trpc/') && address.test(decodeURIComponent(url.href)),
    async (route) => {
      requests.push(route.request())
      await held.promise
      await route.continue()
    },
  )
  return async () => {
    held.resolve()
    for (const request of requests) await (await request.response())?.finished()
    // What the page does with them is done by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  }
}
