import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const minute = 60_000

/** Tests of PostgreSQL alone. */
const onPostgres = ['api/src/database/postgres/!(backup).test.ts']

/** Tests of pg_dump, which serves no server that is newer than itself. */
const onPgDump = ['api/src/database/postgres/backup.test.ts']

/** Tests of SQL of its own, or of transactions: they run on SQLite and on PostgreSQL. What both answer is compared by same-answers.test.ts and desk-same-answers.test.ts. */
const onBoth = [
  'api/src/database/!(room|seed-*).test.ts',
  'api/src/{catalogue,messages}/*.test.ts',
  'api/src/mail/several-servers.test.ts',
  'api/src/monitoring/health.test.ts',
  'api/src/staff/{photographs/router,photographs/unused,products/drafts,revisions/router,sequences}.test.ts',
]

// `vitest run --config vitest.workspace.ts`: the tests beside the code, by room.
export default defineConfig({
  test: {
    // One more than the processors: they wait for servers, databases and processes.
    maxWorkers: availableParallelism() + 1,
    // Each worker loads the modules once, not once a file: a third of the processor time.
    isolate: false,
    // Room for what a test throws away, or the processors collect garbage for a tenth of their time.
    execArgv: ['--max-semi-space-size=32'],
    projects: [
      project('domain', 'packages/domain/src'),
      project('cli', 'packages/cli/src', setups('build', 'sqlite')),
      project('api', 'api/src', setups('build', 'sqlite'), onPostgres.concat(onPgDump)),
      {
        test: {
          ...project('api on PostgreSQL', 'api/src').test,
          include: onBoth.concat(onPostgres),
          globalSetup: setups('build', 'postgres'),
        },
      },
      {
        test: {
          ...project('backups of PostgreSQL', 'api/src').test,
          include: onPgDump,
          globalSetup: setups('build', 'pg-dump'),
        },
      },
      project('web', 'web/src'),
    ],
  },
})

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
      // For what never ends: a slow, busy machine takes a tenth of it.
      testTimeout: 10 * minute,
      hookTimeout: 10 * minute,
      expect: { poll: { timeout: 2 * minute } },
    },
  }
}
