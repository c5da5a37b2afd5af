import { spawnSync } from 'node:child_process'
import { installEngines } from './engines.ts'
import { root } from './paths.ts'
import { buildSite } from './site.ts'

installEngines()
await buildSite()
const command = 'playwright test --config web/e2e/engines/playwright.config.ts'
process.exitCode = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status ?? 1
