import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expectNoArguments } from './command-arguments.ts'
import { runChecks } from './checks.ts'
import { root } from './paths.ts'
import { buildSite } from './site.ts'
import type { Summary } from './summary.ts'

expectNoArguments(`pnpm test takes no arguments: it runs everything. After pnpm build, some of it:
pnpm exec vitest run --config vitest.workspace.ts <part of a path>
pnpm exec playwright test --config web/e2e/playwright.config.ts <part of a path>`)

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

await buildSite()
const summaries = [runChecks(), runVitest(), runPlaywright()]
const passed = sum(summaries.map((summary) => summary.passed))
const failed = sum(summaries.map((summary) => summary.failed))
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function runVitest(): Summary {
  const file = join(results, 'vitest.json')
  const status = run(
    `vitest run --config vitest.workspace.ts --reporter=default --reporter=json --outputFile.json=${file}`,
  )
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file)
  return summaryOf(status, report?.numPassedTests, report?.numFailedTests)
}

function runPlaywright(): Summary {
  const file = join(results, 'playwright.json')
  const status = run('playwright test --config web/e2e/playwright.config.ts --reporter=list,json', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(
    file,
  )
  // A test that passed only when it was tried again has not passed.
  return summaryOf(
    status,
    report?.stats.expected,
    report && report.stats.unexpected + report.stats.flaky,
  )
}

// A run that ended badly without a failed test (a crash, no report) counts as one failure.
function summaryOf(status: number | null, passed = 0, failed = 0): Summary {
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) }
}

function run(command: string, env: Record<string, string> = {}): number | null {
  console.info(`\n$ ${command.split(' --')[0]}`)
  return spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    // The build has set it to production, in which React has no act().
    env: { ...process.env, NODE_ENV: 'test', ...env },
  }).status
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
