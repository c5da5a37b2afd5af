import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The headless shell first: without windows and tabs to draw, the journeys take half the time.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium: CHROMIUM_PATH, Playwright's own, the system's, or one it installs
 * (Playwright's download, else Debian's package). Throws when there is none to be had.
 */
export function findOrInstallBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.info('No Chromium found; installing one …')
  for (const [command, ...args] of installers) {
    try {
      execFileSync(command, args, { stdio: 'inherit' })
    } catch {
      continue
    }
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its path.',
  )
}

const installers: [string, ...string[]][] = [
  ['playwright', 'install', '--with-deps', 'chromium'],
  [
    'sh',
    '-c',
    `apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell`,
  ],
]

function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths].find(
    (path) => path && existsSync(path),
  )
}
