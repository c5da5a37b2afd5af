import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findOrInstallBrowser } from '@argo/cli/browser'

const minute = 60_000

const launchOptions = {
  executablePath: findOrInstallBrowser(),
  // Fonts that tests need come with them.
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Text is as wide in the headless shell as in a whole Chromium, and as on a phone.
    '--font-render-hinting=none',
  ],
}

const everyWidth = Boolean(process.env.EVERY_WIDTH)

/**
 * Every visitor's task, on a phone and on a desktop, against the real site. A
 * test with the tag @phone or @desktop runs there alone: its subject is only there, or the same at every width. With
 * EVERY_WIDTH it runs on both.
 */
export default defineConfig({
  testDir: '.',
  testIgnore: 'engines/*',
  globalSetup: './shared-sites.ts',
  outputDir: '../../test-results/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the processors, which would be idle for a quarter of the time.
  workers: availableParallelism() + 1,
  // For what never ends: a slow, busy machine takes a tenth of it.
  timeout: 10 * minute,
  expect: { timeout: 2 * minute },
  // A service worker would hide requests from the tests; offline.spec.ts lets it in. Screenshots of failures are taken in
  // fixtures.ts: Playwright's own encodes one of every page that a test closes, a twelfth of all processor time.
  use: { launchOptions, serviceWorkers: 'block', actionTimeout: 2 * minute },
  projects: [
    {
      name: 'phone',
      grepInvert: everyWidth ? [] : /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      grepInvert: everyWidth ? [] : /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
})
