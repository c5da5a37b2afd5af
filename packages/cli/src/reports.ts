import { relative } from 'node:path'
import { root } from './paths.ts'

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      /** Those of every try, so also of a test that passed in the end. */
      failureMessages: string[]
    }[]
  }[]
}

/** What is read of Playwright's. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    title: string
    tests: {
      projectName: string
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results: { duration: number }[]
    }[]
  }[]
}

/** A test of either report. */
export interface TestResult {
  /** File and sentence. */
  name: string
  milliseconds: number
  /** It failed, and passed when it was tried again. */
  isFlaky: boolean
}

/** The tests of both reports; none of one that is missing. */
export function testResults(vitest?: VitestReport, playwright?: PlaywrightReport): TestResult[] {
  const units = (vitest?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      milliseconds: duration ?? 0,
      isFlaky: status === 'passed' && failureMessages.length > 0,
    })),
  )
  const journeys = (playwright?.suites ?? []).flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `web/e2e/${file} (${projectName}): ${title}`,
      milliseconds: Math.max(0, ...results.map(({ duration }) => duration)),
      isFlaky: status === 'flaky',
    })),
  )
  return [...units, ...journeys]
}

/** What is told of a run's tests beside their number: those that passed at the second try, and the slowest. */
export function describeTests(results: TestResult[], slowestCount: number): string {
  const flaky = results.filter(({ isFlaky }) => isFlaky).map(({ name }) => name)
  const slowest = results
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, slowestCount)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(5)} s  ${name}`)
  return [
    ...(slowest.length > 0 ? ['The slowest tests:', ...slowest, ''] : []),
    ...(flaky.length > 0 ? ['Passed at the second try:', ...flaky, ''] : []),
  ].join('\n')
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}
