import { findEngines } from '@argo/cli/engines'
import { expect, isHydrated, siteTest } from '../fixtures.ts'
import type { EnginePage } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

interface TestFixtures {
  quiet: void
}

interface WorkerFixtures {
  engine: EnginePage
}

/** A test against the real site in the engine its project is named after, in one window a worker; an error or warning on the console fails it. */
export const test = siteTest.extend<TestFixtures, WorkerFixtures>({
  engine: [
    async ({ site }, use, { project }) => {
      const { firefox, webkit } = findEngines()
      const opening =
        project.name === 'firefox'
          ? firefox && openFirefox(firefox, site.url)
          : webkit && openWebKit(webkit, site.url)
      if (!opening) throw new Error(`${project.name} is not installed; pnpm test:engines does it.`)
      const engine = await opening
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  quiet: [
    async ({ engine }, use) => {
      engine.takeComplaints()
      await use()
      expect(engine.takeComplaints()).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens an address and waits until it is hydrated. */
export async function open(engine: EnginePage, address: string): Promise<void> {
  await engine.goto(address)
  await expect.poll(() => engine.evaluate(isHydrated)).toBe(true)
}

export const button = (name: string) =>
  `//button[@aria-label='${name}' or normalize-space(.)='${name}']`
export const link = (name: string) => `//a[@aria-label='${name}' or normalize-space(.)='${name}']`
export const field = (label: string) => `//*[@id=//label[normalize-space(.)='${label}']/@for]`

/** How many elements match a CSS selector and have this text. */
export function count(engine: EnginePage, selector: string, text = ''): Promise<number> {
  return engine.evaluate(
    (css, words) =>
      [...document.querySelectorAll(css)].filter((element) => element.textContent.includes(words))
        .length,
    selector,
    text,
  )
}

/** The accessible name, or else the text, of what has the focus. */
export function focused(engine: EnginePage): Promise<string> {
  return engine.evaluate(() => {
    const element = document.activeElement
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
  })
}
