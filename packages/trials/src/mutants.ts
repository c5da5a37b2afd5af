import { Stryker } from '@stryker-mutator/core'
import { explain, readArguments } from '@argo/cli/command-arguments'
import { root } from '@argo/cli/paths'

// `pnpm mutants <room>`: changes a room's code piece by piece and names each change that its tests do not notice.
// The sources are changed where they are, and restored at the end, also after Ctrl+C.
const rooms = [
  'api/src/response-cache',
  'api/src/mail',
  'api/src/newsletter',
  'packages/domain/src/fit',
]

const help = `pnpm mutants ${rooms.join('|')} [part of a file's name]`
const { positionals } = readArguments(help, {})
const [room = '', file = '', ...more] = positionals
if (!rooms.includes(room) || more.length > 0) explain(help)

process.chdir(root)
process.env.MUTATED_ROOM = room
await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/trials/src/mutants/vitest.config.ts' },
  mutate: [`${room}/**/*${file}*.ts`, `!${room}/**/*.test.ts`, `!${room}/**/test-*.ts`],
  // What a log or a person is told is not a rule of the product.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  inPlace: true,
  tempDirName: 'node_modules/.cache/mutants',
  concurrency: 1,
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false },
}).runMutationTest()
