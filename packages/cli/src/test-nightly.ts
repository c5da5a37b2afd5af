import { spawnSync } from 'node:child_process'
import { expectNoArguments } from './command-arguments.ts'
import { root } from './paths.ts'
import { buildSite } from './build.ts'

expectNoArguments('pnpm test:nightly takes no arguments: it runs what pnpm test leaves out.')

const commands = [
  'vitest run --config vitest.nightly.ts',
  'node packages/cli/src/engines.ts',
  'EVERY_WIDTH=1 playwright test --config web/e2e/playwright.config.ts web/e2e/desk',
  ...['requests', 'killed', 'rolling', 'hung-server'].map(
    (name) => `node packages/trials/src/trial.ts ${name}`,
  ),
]

await buildSite()
const failed = commands.filter((command) => {
  console.info(`\n$ ${command}`)
  const env = { ...process.env, NODE_ENV: undefined }
  return spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env }).status !== 0
})
console.info(failed.length === 0 ? 'All passed.' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
