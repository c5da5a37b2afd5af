import { relative } from 'node:path'
import { root } from './paths.ts'

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    assertionResults: { fullName: string; duration?: number | null }[]
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
    tests: { projectName: string; results: { duration: number }[] }[]
  }[]
}

/** The tests of both reports that took longest, one a line: seconds, file and sentence. */
export function slowestTests(
  count: number,
  vitest?: VitestReport,
  playwright?: PlaywrightReport,
): string[] {
  const units = (vitest?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      duration: duration ?? 0,
    })),
  )
  const journeys = (playwright?.suites ?? []).flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `web/e2e/${file} (${projectName}): ${title}`,
      duration: Math.max(0, ...results.map(({ duration }) => duration)),
    })),
  )
  return [...units, ...journeys]
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, count)
    .map(({ name, duration }) => `${(duration / 1000).toFixed(1).padStart(5)} s  ${name}`)
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}
