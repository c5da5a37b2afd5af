import { spawnSync } from 'node:child_process'
import { commandFailure } from './command-failure.ts'
import { installEngines } from './engines.ts'
import { root } from './paths.ts'
import { buildSite } from './site.ts'

try {
  installEngines()
} catch (error) {
  console.error(commandFailure(error))
  process.exit(1)
}
await buildSite()
const command = 'playwright test --config web/e2e/engines/playwright.config.ts'
process.exitCode = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status ?? 1
