import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expectNoArguments } from './command-arguments.ts'
import { runChecks } from './checks.ts'
import { root } from './paths.ts'
import { runCommand } from './run-command.ts'
import { buildSite } from './site.ts'
import type { Summary } from './summary.ts'
import { describeTests, type PlaywrightReport, testResults, type VitestReport } from './reports.ts'

expectNoArguments(`pnpm test takes no arguments: it runs everything. After pnpm build, some of it:
pnpm exec vitest run --config vitest.workspace.ts <part of a path>
pnpm exec playwright test --config web/e2e/playwright.config.ts <part of a path>`)

const results = join(root, 'test-results')
const vitestFile = join(results, 'vitest.json')
const playwrightFile = join(results, 'playwright.json')
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

console.info('Checks, Vitest and Playwright run side by side; each reports when it has ended.')
const checks = runChecks()
await buildSite()
const summaries = await Promise.all([checks, runVitest(), runPlaywright()])
const vitest = readReport<VitestReport>(vitestFile)
const playwright = readReport<PlaywrightReport>(playwrightFile)
console.info(`\n${describeTests(testResults(vitest, playwright), 20)}`)
const passed = sum(summaries.map((summary) => summary.passed))
const failed = sum(summaries.map((summary) => summary.failed))
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

async function runVitest(): Promise<Summary> {
  // Its workers wait for more than half of the time, and the browsers use that.
  const status = await run(
    `vitest run --config vitest.workspace.ts --maxWorkers=${availableParallelism() + 1} --reporter=default --reporter=json --outputFile.json=${vitestFile}`,
  )
  const report = readReport<VitestReport>(vitestFile)
  return summaryOf(status, report?.numPassedTests, report?.numFailedTests)
}

async function runPlaywright(): Promise<Summary> {
  const status = await run(
    'playwright test --config web/e2e/playwright.config.ts --reporter=list,json',
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile },
  )
  const stats = readReport<PlaywrightReport>(playwrightFile)?.stats
  return summaryOf(status, stats && stats.expected + stats.flaky, stats?.unexpected)
}

// A run that ended badly without a failed test (a crash, no report) counts as one failure.
function summaryOf(status: number | null, passed = 0, failed = 0): Summary {
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) }
}

async function run(command: string, env: Record<string, string> = {}): Promise<number | null> {
  // The build has set it to production, in which React has no act().
  const { status, output } = await runCommand(command, { env: { NODE_ENV: 'test', ...env } })
  console.info(`\n$ ${command.split(' --')[0]}\n${output}`)
  return status
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
