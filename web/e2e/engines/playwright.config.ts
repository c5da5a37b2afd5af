import { defineConfig } from '@playwright/test'

/** The main tasks in Firefox and in WebKit, each in one window, against the real site. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../shared-sites.ts',
  outputDir: '../../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 600_000,
  expect: { timeout: 120_000 },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
