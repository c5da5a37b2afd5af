import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Tests of PostgreSQL alone. */
const onPostgres = ['api/src/database/postgres/!(backup).test.ts']

/** Tests of pg_dump, which serves no server that is newer than itself. */
const onPgDump = ['api/src/database/postgres/backup.test.ts']

/** Tests of what the databases do: they run on SQLite and on PostgreSQL. What both answer is compared by same-answers.test.ts. */
const onBoth = [
  'api/src/database/!(seed-*).test.ts',
  'api/src/{catalogue,messages}/*.test.ts',
  'api/src/mail/delivery.test.ts',
  'api/src/newsletter/opt-in.test.ts',
  'api/src/staff/{messages,products,revisions,texts}/router.test.ts',
  'api/src/staff/{files/rest,people/people,products/drafts,sign-in/sign-in}.test.ts',
  'api/src/products/states.test.ts',
  'api/src/monitoring/health.test.ts',
]

// `vitest run --config vitest.workspace.ts`: the tests beside the code, by room.
export default defineConfig({
  test: {
    // Half of the time goes to waiting: for servers, databases and processes.
    maxWorkers: 2 * availableParallelism(),
    // Each worker loads the modules once, not once a file: a third of the processor time.
    isolate: false,
    // Room for what a test throws away, or the processors collect garbage for a tenth of their time.
    execArgv: ['--max-semi-space-size=32'],
    projects: [
      project('domain', 'packages/domain/src'),
      triedAgain(project('cli', 'packages/cli/src', setups('build', 'sqlite'))),
      triedAgain(project('api', 'api/src', setups('build', 'sqlite'), onPostgres.concat(onPgDump))),
      triedAgain({
        test: {
          ...project('api on PostgreSQL', 'api/src').test,
          include: onBoth.concat(onPostgres),
          globalSetup: setups('build', 'postgres'),
        },
      }),
      triedAgain({
        test: {
          ...project('backups of PostgreSQL', 'api/src').test,
          include: onPgDump,
          globalSetup: setups('build', 'pg-dump'),
        },
      }),
      project('web', 'web/src'),
    ],
  },
})

/** Tests of processes and of real time may fail once on a busy machine. `pnpm test` names those that did. */
function triedAgain({ test }: TestProjectInlineConfiguration): TestProjectInlineConfiguration {
  return { test: { ...test, retry: 1 } }
}

function setups(...names: string[]): string[] {
  return names.map((name) => `./packages/cli/src/vitest-${name}.ts`)
}

function project(
  name: string,
  folder: string,
  globalSetup: string[] = [],
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [`${folder}/**/*.test.{ts,tsx}`],
      exclude: [...configDefaults.exclude, '**/*.nightly.test.ts', ...exclude],
      setupFiles: './packages/cli/src/vitest-setup.ts',
      globalSetup,
      // Enough for a machine that is busy with something else.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 40_000 } },
    },
  }
}
