import { defineConfig, devices } from '@playwright/test'
import { findOrInstallBrowser } from '@argo/scripts/browser'
import { findEngines } from '@argo/scripts/engines'

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

const engines = findEngines()
// The workers read this file too; one line is enough.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const name of ['firefox', 'webkit'] as const) {
    if (!engines[name]) {
      console.info(
        `${name} is not installed, so its run is left out; pnpm test:engines installs it.`,
      )
    }
  }
}

/**
 * Every visitor's task, on a phone and on a desktop, against the real site. A
 * test with the tag @phone or @desktop runs there alone: its subject is only there, or the same at every width.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './shared-sites.ts',
  outputDir: '../../test-results/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than the two cores of the machine it is meant for, which two workers leave idle for a quarter of the time.
  workers: 3,
  // Enough for a machine that is busy with something else.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A service worker would hide requests from the tests; offline.spec.ts lets it in. Screenshots of failures are taken in
  // fixtures.ts: Playwright's own encodes one of every page that a test closes, a twelfth of all processor time.
  use: { launchOptions, serviceWorkers: 'block' },
  projects: [
    // First: each is one long row of tests for one worker, during which the others have tests left.
    ...Object.keys(engines).map((name) => ({
      name,
      testMatch: 'engines/*.spec.ts',
      // One window for all of them.
      fullyParallel: false,
      timeout: 180_000,
      expect: { timeout: 15_000 },
    })),
    {
      name: 'phone',
      testIgnore: 'engines/*',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      testIgnore: 'engines/*',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
})
