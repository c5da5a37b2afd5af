import { expect, test } from 'vitest'
import { failedAudits, medianScores } from './medians.ts'
import type { Report } from './run.ts'

test('one slow run of three does not count against a page', () => {
  const reports = [report(0.97, 1), report(0.6, 1), report(0.99, 1)]

  expect(medianScores(reports)).toEqual({
    performance: 97,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  })
})

test('a category that Lighthouse could not score counts as 0', () => {
  expect(medianScores([report(null, 1)]).performance).toBe(0)
})

test('an audit below 1 is reported with its title and the value of the median run', () => {
  const reports = [report(0.97, 1), report(0.6, 1), report(0.99, 1)]

  expect(failedAudits(reports)).toEqual([{ title: 'First Contentful Paint', value: 'at 0.97' }])
})

test('an audit that fails in one run of three, has no score or has no weight is not reported', () => {
  expect(failedAudits([report(1, 0), report(1, 1), report(1, 1)])).toEqual([])
  expect(failedAudits([report(1, null)])).toEqual([])
})

test('an audit that fails without a value is reported by its title', () => {
  expect(failedAudits([report(1, 0)])).toEqual([{ title: 'Document has a title', value: '' }])
})

function report(paint: number | null, title: number | null): Report {
  const whole = { score: 1, auditRefs: [] }
  return {
    categories: {
      performance: {
        score: paint,
        auditRefs: [
          { id: 'first-contentful-paint', weight: 10 },
          { id: 'unused-javascript', weight: 0 },
        ],
      },
      accessibility: { score: 1, auditRefs: [{ id: 'document-title', weight: 7 }] },
      'best-practices': whole,
      seo: { score: 1, auditRefs: [{ id: 'document-title', weight: 1 }] },
    },
    audits: {
      'first-contentful-paint': {
        title: 'First Contentful Paint',
        score: paint,
        displayValue: `at ${paint}`,
      },
      'unused-javascript': { title: 'Reduce unused JavaScript', score: 0 },
      'document-title': { title: 'Document has a title', score: title },
    },
  }
}
