import { launch } from 'puppeteer-core'
import type { EnginePage } from './engine.ts'

/** Opens Firefox through WebDriver BiDi, without a window. */
export async function openFirefox(executablePath: string, site: string): Promise<EnginePage> {
  const browser = await launch({ browser: 'firefox', executablePath })
  const page = await browser.newPage()
  let complaints: string[] = []
  const complain = (text: string) => {
    // Logged for each file that the service worker was fetching when its page was left. One that it cannot fetch is
    // missed on the page.
    if (/^(Error: )?Failed to load .*’\. A ServiceWorker intercepted/.test(text)) return
    complaints.push(text)
  }
  page.on('pageerror', (error) => complain(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complain(message.text())
  })
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`)
  return {
    goto: async (address) => void (await page.goto(new URL(address, site).href)),
    // Firefox tells of no load of a page that it kept, for which goBack() waits.
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (xpath) => find(xpath).click(),
    type: (xpath, text) => find(xpath).fill(text),
    choose: (xpath, value) => find(xpath).fill(value),
    press: (key) => page.keyboard.press(key),
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    takeComplaints: () => {
      const taken = complaints
      complaints = []
      return taken
    },
    close: () => browser.close(),
  }
}
