import { expect, test } from './fixtures.ts'

const addresses = [
  '/home',
  '/cases',
  '/cases/edge',
  '/chairs/swift-pro',
  '/fit?case=edge&card-length=336',
  '/fit/chairs?height=180',
  '/compare/cases?products=edge,calypso',
  '/contact',
  '/search?q=mouse',
  '/no-such-page',
]

test.use({ javaScriptEnabled: false })

test('a page looks before its stylesheet comes as it does after', async ({ browser }) => {
  for (const address of addresses) {
    await test.step(address, async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const stylesheet = Promise.withResolvers<void>()
      await page.route('**/*.css', async (route) => {
        await stylesheet.promise
        await route.continue()
      })
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' })
      // What follows the scroll position is computed with a frame.
      await page.screenshot()
      await page.evaluate(changedStyles)
      stylesheet.resolve()
      await page.waitForLoadState('load')
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(2)
      expect(await page.evaluate(changedStyles)).toEqual([])
      await context.close()
    })
  }
})

declare global {
  interface Window {
    looked?: Map<string, string>[]
  }
}

// Runs in the page: what has changed since the last call of how each element and its pseudo-elements look.
function changedStyles(): string[] {
  // One of those that have the same classes, as their parents do.
  const kinds = Map.groupBy(document.querySelectorAll('body *'), (element) =>
    [element, element.parentElement]
      .map((node) => `${node?.tagName} ${node?.getAttribute('class')}`)
      .join(),
  )
  const elements = [...kinds.values()].map(([first]) => first!)
  const names = [...getComputedStyle(document.body)]
  const looks = elements.flatMap((element) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      const isThere = !pseudo || style.content !== 'none'
      return new Map(isThere ? names.map((name) => [name, style.getPropertyValue(name)]) : [])
    }),
  )
  const before = window.looked
  window.looked = looks
  if (!before) return []
  return looks.flatMap((look, index) =>
    [...look].flatMap(([name, value]) => {
      const was = before[index]?.get(name)
      const element = elements[Math.floor(index / 3)]
      return was === value
        ? []
        : [`${name}: ${was} -> ${value} of ${element?.outerHTML.slice(0, 200)}`]
    }),
  )
}
