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
