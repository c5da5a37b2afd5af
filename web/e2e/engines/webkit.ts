import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engines } from '@argo/cli/engines'
import { freePort } from '@argo/cli/free-port'
import { Builder, By, error, Key as Keys, until, type WebDriver } from 'selenium-webdriver'
import type { EnginePage, Key } from './engine.ts'

type WebKit = NonNullable<Engines['webkit']>

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
}

const patience = 10_000

/** Opens WebKit through WebDriver, on a virtual screen of its own. Its console cannot be read. */
export async function openWebKit(webkit: WebKit, site: string): Promise<EnginePage> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(patience) })
  const port = await freePort()
  const service = spawn(webkit.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  })
  const driver = await connect(port, webkit.browser)
  const window = driver.manage().window()
  const find = async (xpath: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), patience)
    await driver.wait(until.elementIsVisible(element), patience)
    // WebDriver's own scrolling does not wait for a smooth one to end.
    await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    )
    return element
  }
  return {
    goto: (address) => driver.get(new URL(address, site).href),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      await window.setRect({ width, height })
      const { width: actual } = await window.getRect()
      await driver.wait(
        async () => (await driver.executeScript('return innerWidth')) === actual,
        patience,
      )
    },
    click: async (xpath) => {
      const element = await find(xpath)
      await driver.wait(() => element.click().then(() => true, notClickableYet), patience)
    },
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    choose: async (xpath, value) => (await find(`${xpath}/option[@value='${value}']`)).click(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    takeComplaints: () => [],
    close: async () => {
      await driver.quit()
      await Promise.all([stop(service), stop(screen)])
    },
  }
}

/** False for an element that cannot be clicked yet, as a panel that is opening; throws what else went wrong. */
function notClickableYet(reason: unknown): false {
  if (reason instanceof error.ElementNotInteractableError) return false
  throw reason
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const address = `http://127.0.0.1:${port}`
  const end = Date.now() + patience
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start')
    await wait(50)
  }
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()
}

async function stop(running: ChildProcess): Promise<void> {
  const exit = once(running, 'exit')
  running.kill()
  if (running.exitCode === null && running.signalCode === null) await exit
}
