import { defineConfig, devices } from '@playwright/test'
import { findOrInstallBrowser } from '@argo/cli/browser'

const launchOptions = {
  executablePath: findOrInstallBrowser(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
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
  // `pnpm test` names the tests that needed it.
  retries: 1,
  // One more than the two cores of the machine it is meant for, which two workers leave idle for a quarter of the time.
  workers: 3,
  // Enough for a machine that is busy with something else.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A service worker would hide requests from the tests; offline.spec.ts lets it in. Screenshots of failures are taken in
  // fixtures.ts: Playwright's own encodes one of every page that a test closes, a twelfth of all processor time.
  use: { launchOptions, serviceWorkers: 'block' },
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
