import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'
import { slowestTests } from './slowest-tests.ts'

test('the slowest tests of both reports are listed, the slowest first', () => {
  const vitest = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [
      {
        name: join(root, 'api/src/env.test.ts'),
        assertionResults: [
          { fullName: 'reads a port', duration: 1_500 },
          { fullName: 'is skipped', duration: null },
        ],
      },
    ],
  }
  const spec = {
    file: 'fit.spec.ts',
    title: 'a card fits',
    tests: [{ projectName: 'phone', results: [{ duration: 12_300 }] }],
  }
  const playwright = {
    stats: { expected: 1, flaky: 0, unexpected: 0 },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  }
  expect(slowestTests(2, vitest, playwright)).toEqual([
    ' 12.3 s  web/e2e/fit.spec.ts (phone): a card fits',
    '  1.5 s  api/src/env.test.ts: reads a port',
  ])
  expect(slowestTests(20)).toEqual([])
})
