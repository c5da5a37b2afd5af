import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

test('a visitor’s scripts hold no library of the server alone', () => {
  const licenses = readFileSync(join(root, 'web/dist/client/.vite/license.md'), 'utf8')
  const bundled = Array.from(licenses.matchAll(/^## (\S+) - \d/gm), ([, name]) => name)
  expect(bundled).toEqual(expect.arrayContaining(['react-dom', 'superjson']))

  const ours = new Set([...dependenciesOf('web'), ...dependenciesOf('packages/domain')])
  const ofServer = dependenciesOf('api').filter((name) => !ours.has(name))
  expect(ofServer).toEqual(expect.arrayContaining(['kysely', 'nodemailer', 'pg', 'prom-client']))
  expect(bundled.filter((name = '') => ofServer.includes(name))).toEqual([])
})

function dependenciesOf(room: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
  return Object.keys(dependencies)
}
