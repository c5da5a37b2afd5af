import { defineConfig } from 'vitest/config'

/** The tests of one room alone, on SQLite: what each mutant of `pnpm mutants` is tried with. */
export default defineConfig({
  test: {
    include: [`${process.env.MUTATED_ROOM}/*.test.ts`],
    setupFiles: './packages/scripts/src/vitest-setup.ts',
    globalSetup: ['build', 'sqlite'].map((name) => `./packages/scripts/src/vitest-${name}.ts`),
    testTimeout: 60_000,
  },
})
