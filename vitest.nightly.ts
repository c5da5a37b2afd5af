import { defineConfig } from 'vitest/config'

/** What takes long and changes seldom: `pnpm test:nightly` runs it. */
export default defineConfig({
  test: {
    include: ['{api,web,packages}/**/*.nightly.test.ts'],
    globalSetup: './packages/cli/src/vitest-build.ts',
    testTimeout: 300_000,
  },
})
