import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { buildSite } from './build.ts'
import { root } from './paths.ts'

/** The browsers beside Chromium that are installed: Firefox, and WebKit with its driver and a screen to run on. */
export interface Engines {
  firefox?: string
  webkit?: { driver: string; browser: string }
}

const packages = 'firefox-esr webkit2gtk-driver xvfb fonts-liberation'

/** Finds the installed engines: FIREFOX_PATH, or where Debian's packages put them. */
export function findEngines(): Engines {
  const firefox = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  )
  const driver = '/usr/bin/WebKitWebDriver'
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const complete = browser && existsSync(driver) && existsSync('/usr/bin/Xvfb')
  return { ...(firefox && { firefox }), ...(complete && { webkit: { driver, browser } }) }
}

if (import.meta.main) {
  installMissing(findEngines())
  await buildSite()
  const command = 'playwright test --config web/e2e/engines/playwright.config.ts'
  process.exitCode = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status ?? 1
}

function installMissing({ firefox, webkit }: Engines): void {
  const missing = [firefox ? [] : 'Firefox', webkit ? [] : 'WebKit'].flat().join(' and ')
  if (missing === '') return
  console.info(`Installing ${missing} …`)
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages}`
  if (spawnSync(install, { shell: true, stdio: 'inherit' }).status === 0) return
  console.error(
    `Nothing was tested: ${missing} could not be installed. As root on Debian or Ubuntu, run apt-get install ${packages}.`,
  )
  process.exit(1)
}
