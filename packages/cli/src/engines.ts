import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

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

/** Installs Firefox and WebKit from Debian's packages, if one is missing. Throws when that fails. */
export function installEngines(): void {
  const { firefox, webkit } = findEngines()
  if (firefox && webkit) return
  console.info('Installing Firefox and WebKit …')
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages}`
  execFileSync('sh', ['-c', install], { stdio: 'inherit' })
}
