import { relative } from 'node:path'
import type { Summary } from './check.ts'
import { root } from './paths.ts'

/** What a report says of a run: a test is flaky that failed and passed when it was tried again. */
export interface Report extends Summary {
  flaky: string[]
}

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    /** The messages are those of every try. */
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** What is read of Playwright's. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[]
}

export function readVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  )
  return { passed: numPassedTests, failed: numFailedTests, flaky }
}

export function readPlaywright({ stats, suites }: PlaywrightReport): Report {
  const flaky = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `web/e2e/${file} (${projectName}): ${title}`),
    )
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky }
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}
