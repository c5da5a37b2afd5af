import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// `vitest run --config vitest.workspace.ts`: the tests beside the code, by room.
export default defineConfig({
  test: {
    projects: [
      project('domain', 'packages/domain/src'),
      project('documents', 'packages/documents/src'),
      project('imagery', 'packages/imagery/src'),
      project('scripts', 'packages/scripts/src', './packages/scripts/src/vitest-build.ts'),
      project('api', 'api/src', './packages/scripts/src/vitest-build.ts'),
      project('web', 'web/src'),
    ],
  },
})

function project(
  name: string,
  folder: string,
  globalSetup: string[] | string = [],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [`${folder}/**/*.test.{ts,tsx}`],
      setupFiles: './packages/scripts/src/vitest-setup.ts',
      globalSetup,
      // Enough for a machine that is busy with something else.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
}
