import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { CommandError } from '@argo/api/database/command-error'

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

/** Installs Firefox and WebKit from Debian's packages, if one is missing. Throws a CommandError when that fails. */
export function installEngines(found = findEngines(), install = installPackages): void {
  const missing = [found.firefox ? [] : 'Firefox', found.webkit ? [] : 'WebKit'].flat()
  if (missing.length === 0) return
  console.info(`Installing ${missing.join(' and ')} …`)
  try {
    install()
  } catch {
    throw new CommandError(
      `Nothing was tested: ${missing.join(' and ')} could not be installed. As root on Debian or Ubuntu, run apt-get install ${packages}.`,
    )
  }
}

function installPackages(): void {
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages}`
  execFileSync('sh', ['-c', install], { stdio: 'inherit' })
}
