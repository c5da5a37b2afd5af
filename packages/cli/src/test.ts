import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.ts'
import { expectNoArguments } from './command-arguments.ts'
import { root } from './paths.ts'
import { readPlaywright, readVitest, type Report } from './reports.ts'
import { runCommand } from './run-command.ts'
import { buildSite } from './build.ts'

expectNoArguments(`pnpm test takes no arguments: it runs everything. After pnpm build, some of it:
pnpm exec vitest run --config vitest.workspace.ts <part of a path>
pnpm exec playwright test --config web/e2e/playwright.config.ts <part of a path>`)

const results = join(root, 'test-results')
const vitestFile = join(results, 'vitest.json')
const playwrightFile = join(results, 'playwright.json')
// Its workers wait for more than half of the time, and the browsers use that.
const workers = availableParallelism() + 1
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

console.info('Checks, Vitest and Playwright run side by side; each reports when it has ended.')
const checks = runChecks()
await buildSite()
const reports = await Promise.all([
  run(
    `vitest run --config vitest.workspace.ts --maxWorkers=${workers} --reporter=default --reporter=json --outputFile.json=${vitestFile}`,
    () => readVitest(JSON.parse(readFileSync(vitestFile, 'utf8'))),
  ),
  run('playwright test --config web/e2e/playwright.config.ts --reporter=list,json', () =>
    readPlaywright(JSON.parse(readFileSync(playwrightFile, 'utf8'))),
  ),
])
const flaky = reports.flatMap((report) => report.flaky)
if (flaky.length > 0) console.info(`\nPassed at the second try:\n${flaky.join('\n')}`)
const summaries = [await checks, ...reports]
const passed = summaries.reduce((sum, summary) => sum + summary.passed, 0)
const failed = summaries.reduce((sum, summary) => sum + summary.failed, 0)
console.info(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

// A run that ended badly without a failed test (a crash, no report) counts as one failure.
async function run(command: string, read: () => Report): Promise<Report> {
  // The build has set NODE_ENV to production, in which React has no act().
  const env = { NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile }
  const { status, output } = await runCommand(command, { env })
  console.info(`\n$ ${command.split(' --')[0]}\n${output}`)
  try {
    const report = read()
    return { ...report, failed: status === 0 ? report.failed : Math.max(1, report.failed) }
  } catch {
    return { passed: 0, failed: 1, flaky: [] }
  }
}
