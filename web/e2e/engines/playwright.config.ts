import { defineConfig } from '@playwright/test'

/** The main tasks in Firefox and in WebKit, each in one window, against the real site. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../shared-sites.ts',
  outputDir: '../../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
