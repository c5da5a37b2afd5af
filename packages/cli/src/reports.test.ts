import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'
import { readPlaywright, readVitest } from './reports.ts'

test('a report tells how many tests passed and failed, and which passed at the second try alone', () => {
  expect(
    readVitest({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        {
          name: join(root, 'api/src/env.test.ts'),
          assertionResults: [
            { fullName: 'reads a port', status: 'passed', failureMessages: [] },
            { fullName: 'listens', status: 'passed', failureMessages: ['refused'] },
            { fullName: 'ends', status: 'failed', failureMessages: ['late', 'late'] },
          ],
        },
      ],
    }),
  ).toEqual({ passed: 2, failed: 1, flaky: ['api/src/env.test.ts: listens'] })
  const tests = [
    { projectName: 'phone', status: 'expected' },
    { projectName: 'desktop', status: 'flaky' },
  ]
  const spec = { file: 'fit.spec.ts', title: 'a card fits', tests }
  expect(
    readPlaywright({
      stats: { expected: 1, flaky: 1, unexpected: 0 },
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    }),
  ).toEqual({ passed: 2, failed: 0, flaky: ['web/e2e/fit.spec.ts (desktop): a card fits'] })
})
