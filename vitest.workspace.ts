import { defineConfig } from 'vitest/config'

const setupFiles = './packages/scripts/src/vitest-setup.ts'

// `vitest run --config vitest.workspace.ts`: the tests beside the code, by room.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], setupFiles } },
      { test: { name: 'documents', include: ['packages/documents/src/**/*.test.ts'], setupFiles } },
      { test: { name: 'api', include: ['api/src/**/*.test.ts'], setupFiles } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], setupFiles } },
    ],
  },
})
