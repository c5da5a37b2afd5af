import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './build.ts'
import { runChecks, type Summary } from './check.ts'
import { expectNoArguments } from './command-arguments.ts'
import { root } from './paths.ts'

expectNoArguments(`pnpm test takes no arguments: it runs everything. After pnpm build, some of it:
pnpm exec vitest run --config vitest.workspace.ts <part of a path>
pnpm exec playwright test --config web/e2e/playwright.config.ts <part of a path>`)

const results = join(root, 'test-results')
const vitestFile = join(results, 'vitest.json')
const playwrightFile = join(results, 'playwright.json')
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

const checks = runChecks()
await buildSite()
const summaries = [
  checks,
  run(
    `vitest run --config vitest.workspace.ts --reporter=default --reporter=./packages/cli/src/vitest-progress.ts --reporter=json --outputFile.json=${vitestFile}`,
    () => {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(vitestFile, 'utf8'))
      return { passed: numPassedTests, failed: numFailedTests }
    },
  ),
  run(
    'playwright test --config web/e2e/playwright.config.ts --reporter=list,json,./web/e2e/progress.ts',
    () => {
      const { stats } = JSON.parse(readFileSync(playwrightFile, 'utf8'))
      return { passed: stats.expected, failed: stats.unexpected }
    },
  ),
]
const passed = summaries.reduce((sum, summary) => sum + summary.passed, 0)
const failed = summaries.reduce((sum, summary) => sum + summary.failed, 0)
console.info(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

// A run that ended badly without a failed test (a crash, no report) counts as one failure.
function run(command: string, read: () => Summary): Summary {
  console.info(`\n$ ${command.split(' --')[0]}`)
  // The build has set NODE_ENV to production, in which React has no act().
  const env = { ...process.env, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile }
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env })
  try {
    const { passed, failed } = read()
    return { passed, failed: status === 0 ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
