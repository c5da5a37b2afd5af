import type { OutgoingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { testSite } from './test-site.ts'

type Headers = OutgoingHttpHeaders

/**
 * What a site gains and loses by the rules of MDN's HTTP Observatory, as published in
 * https://github.com/mdn/mdn-http-observatory (src/analyzer/tests and src/grader/charts.js at 2533908, 2026). Of each
 * rule the outcomes that a site without cookies and other origins' scripts can have; the worst one for the rest.
 */
const rules: Record<string, (headers: Headers, html: string) => number> = {
  'content-security-policy': (headers) => {
    const policy = directives(headers)
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
    const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*']
    const broad = /^(\*|'unsafe-inline'|'unsafe-eval'|data:|https?:|ftp:)/
    if ([...scripts, ...styles].some((source) => broad.test(source))) return -25
    if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20
    return policy.get('default-src')?.join() === `'none'` ? 10 : 5
  },
  cookies: (headers) => (headers['set-cookie'] === undefined ? 0 : -40),
  'cross-origin-resource-sharing': (headers) =>
    headers['access-control-allow-credentials'] === undefined ? 0 : -50,
  'referrer-policy': ({ 'referrer-policy': value }) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(String(value))
      ? 5
      : -5,
  // Bonus points are for sites on the browsers' preload list.
  'strict-transport-security': ({ 'strict-transport-security': value }) =>
    Number(/^max-age=(\d+)/.exec(String(value))?.[1] ?? 0) >= 15_552_000 ? 0 : -20,
  // Bonus points are for an `integrity` of scripts that markup names; here it names none.
  'subresource-integrity': (_, html) => (/<script[^>]* src="(https?:)?\/\//.test(html) ? -50 : 0),
  'x-content-type-options': ({ 'x-content-type-options': value }) => (value === 'nosniff' ? 0 : -5),
  'x-frame-options': (headers) => (directives(headers).has('frame-ancestors') ? 5 : -20),
  'cross-origin-resource-policy': ({ 'cross-origin-resource-policy': value }) =>
    value === 'same-origin' ? 10 : -5,
  'cross-origin-opener-policy': ({ 'cross-origin-opener-policy': value }) =>
    value === 'same-origin' ? 10 : 0,
  'cross-origin-embedder-policy': ({ 'cross-origin-embedder-policy': value }) =>
    value === 'require-corp' ? 10 : 0,
}

function directives(headers: Headers): Map<string, string[]> {
  const policy = String(headers['content-security-policy'])
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('the site has 150 points by the rules of MDN’s HTTP Observatory', async () => {
  const { app } = await testSite()
  // As a scan does: from the root to where it leads.
  const { headers: root } = await app.inject('/')
  const { headers, body } = await app.inject(String(root.location))
  const points = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, rule(headers, body)]),
  )
  expect(points).toEqual({
    'content-security-policy': 10,
    cookies: 0,
    'cross-origin-resource-sharing': 0,
    'referrer-policy': 5,
    'strict-transport-security': 0,
    'subresource-integrity': 0,
    'x-content-type-options': 0,
    'x-frame-options': 5,
    'cross-origin-resource-policy': 10,
    'cross-origin-opener-policy': 10,
    'cross-origin-embedder-policy': 10,
  })
  expect(100 + Object.values(points).reduce((sum, value) => sum + value)).toBe(150)
})
