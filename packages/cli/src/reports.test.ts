import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'
import { describeTests, testResults } from './reports.ts'

const vitest = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: join(root, 'api/src/env.test.ts'),
      assertionResults: [
        { fullName: 'reads a port', status: 'passed', duration: 1_500, failureMessages: [] },
        { fullName: 'listens', status: 'passed', duration: 20, failureMessages: ['refused'] },
        { fullName: 'ends', status: 'failed', duration: 30, failureMessages: ['late', 'late'] },
        { fullName: 'is skipped', status: 'skipped', duration: null, failureMessages: [] },
      ],
    },
  ],
}

const playwright = {
  stats: { expected: 1, flaky: 1, unexpected: 0 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'fit.spec.ts',
              title: 'a card fits',
              tests: [
                {
                  projectName: 'phone',
                  status: 'expected' as const,
                  results: [{ duration: 12_300 }],
                },
                {
                  projectName: 'desktop',
                  status: 'flaky' as const,
                  results: [{ duration: 100 }, { duration: 200 }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

test('the slowest tests of both reports are listed, the slowest first, and apart from them those that passed at the second try', () => {
  expect(describeTests(testResults(vitest, playwright), 2)).toBe(`The slowest tests:
 12.3 s  web/e2e/fit.spec.ts (phone): a card fits
  1.5 s  api/src/env.test.ts: reads a port

Passed at the second try:
api/src/env.test.ts: listens
web/e2e/fit.spec.ts (desktop): a card fits
`)
})

test('of a run without reports nothing is listed', () => {
  expect(describeTests(testResults(), 20)).toBe('')
})
