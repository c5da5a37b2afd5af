import { defineConfig } from 'vitest/config'

/** The tests of one room alone, on SQLite: what each mutant of `pnpm mutants` is tried with. */
export default defineConfig({
  test: {
    include: [`${process.env.MUTATED_ROOM}/*.test.ts`],
    setupFiles: './packages/cli/src/vitest-setup.ts',
    globalSetup: ['build', 'sqlite'].map((name) => `./packages/cli/src/vitest-${name}.ts`),
    // As in vitest.workspace.ts.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
