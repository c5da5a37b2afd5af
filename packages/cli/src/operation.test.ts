import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingNames } from '@argo/api/env'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'
import { root } from './paths.ts'
import { startSite } from './site-process.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guide = read('docs/operating.md')

/** What stands in code style in the first column of the guide's tables and matches. */
function listed(pattern: RegExp): string[] {
  const columns = guide.matchAll(/^\| (`[^|]+) \|/gm)
  const codes = [...columns].flatMap(([, column = '']) => [...column.matchAll(/`([^`]+)`/g)])
  const names = codes.map(([, code = '']) => code).filter((code) => pattern.test(code))
  return [...new Set(names)].toSorted()
}

test('the guide for operators has every setting of the site, and no other', () => {
  expect(listed(/^[A-Z_]+$/)).toEqual(settingNames.toSorted())
})

test('the files in deploy give settings that exist', () => {
  const [service, compose, container] = ['argo@.service', 'compose.yaml', 'Containerfile'].map(
    (file) => read(`deploy/${file}`),
  )
  const given = [
    ...(service!.match(/^Environment=.+/gm) ?? []),
    ...(container!.match(/^ENV .+/gm) ?? []),
  ].flatMap((line) => line.match(/[A-Z_]+(?==)/g) ?? [])
  const site = compose!.slice(0, compose!.indexOf('depends_on'))
  given.push(...(site.match(/(?<=^ +)[A-Z_]+(?=:)/gm) ?? []))
  expect(given.length).toBeGreaterThan(10)
  const known = new Set([...settingNames, 'NODE_ENV'])
  expect(given.filter((name) => !known.has(name))).toEqual([])
})

test.each([
  [
    'a container is not root, writes nothing and says whether it is well',
    'Containerfile',
    [/\nUSER node\n/, /\nHEALTHCHECK .+[^]+\/healthz/, /\nRUN .+ install --prod --frozen-lockfile/],
  ],
  [
    'a container writes nothing but its temporary files',
    'compose.yaml',
    [/\n  read_only: true\n/, /cap_drop: \[ALL\]/, /tmpfs: \[\/tmp\]/, /no-new-privileges:true/],
  ],
  [
    'a service has a user of its own, may write nowhere, and is started again until its database is there',
    'argo@.service',
    [
      /\nUser=argo\n/,
      /\nNoNewPrivileges=yes\n/,
      /\nProtectSystem=strict\n/,
      /\nRestart=always\n/,
      /\nStartLimitIntervalSec=0\n/,
    ],
  ],
])('%s', (_, file, lines) => {
  for (const line of lines) expect(read(`deploy/${file}`)).toMatch(line)
})

test('nginx keeps no log of visitors beside the site’s, which has what the privacy page says', () => {
  expect(read('deploy/nginx.conf').match(/^ *(access_log|log_format) .+/gm)).toEqual([
    '    access_log off;',
  ])
})

test('the guide for operators has every metric of the site and addresses for monitoring that answer', async () => {
  const metricsPort = await freePort()
  const site = await startSite({
    settings: { METRICS_PORT: String(metricsPort), BACKUP_FOLDER: tmpdir() },
  })
  onTestFinished(site.stop)
  for (const path of listed(/^\/.+z$/)) {
    const { status } = await fetch(site.url + path)
    expect([path, status]).toEqual([path, 200])
  }
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const metrics = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  const ours = metrics.filter((name) => name.startsWith('argo_'))
  expect(listed(/^argo_/)).toEqual(ours.toSorted())
  expect(metrics).toEqual(expect.arrayContaining(listed(/^nodejs_/)))
})
