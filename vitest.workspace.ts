import { defineConfig } from 'vitest/config'

const setupFiles = './packages/scripts/src/vitest-setup.ts'
// Enough for a machine that is busy with something else.
const testTimeout = 20_000

// `vitest run --config vitest.workspace.ts`: the tests beside the code, by room.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          include: ['packages/domain/src/**/*.test.ts'],
          setupFiles,
          testTimeout,
        },
      },
      {
        test: {
          name: 'documents',
          include: ['packages/documents/src/**/*.test.ts'],
          setupFiles,
          testTimeout,
        },
      },
      {
        test: {
          name: 'imagery',
          include: ['packages/imagery/src/**/*.test.ts'],
          setupFiles,
          testTimeout,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['packages/scripts/src/**/*.test.ts'],
          setupFiles,
          testTimeout,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          setupFiles,
          testTimeout,
          globalSetup: './api/src/test-build.ts',
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], setupFiles, testTimeout } },
    ],
  },
})
