import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'
import { root } from './paths.ts'

const main = join(root, 'api/src/main.ts')

async function failedStart(env: Record<string, string>) {
  const started = spawn(process.execPath, [main], { env: { ...process.env, ...env } })
  const [printed, complaint, [code]] = await Promise.all([
    text(started.stdout),
    text(started.stderr),
    once(started, 'exit'),
  ])
  return { printed, complaint, code }
}

test('a port that is taken is one clear line, and ends a start that serves metrics already', async () => {
  const taken = createServer().listen(0, 'localhost')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const settings = { PORT: String(port), METRICS_PORT: String(await freePort()) }
  expect(await failedStart({ ...settings, DATABASE_URL: 'sqlite::memory:' })).toEqual({
    printed: expect.not.stringContaining('Argo is at'),
    complaint: `Argo did not start. Port ${port} is taken; choose another with PORT.\n`,
    code: 1,
  })
})

test('a port for metrics that is taken is one clear line, and nothing listens', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const settings = { PORT: String(await freePort()), METRICS_PORT: String(port) }
  expect(await failedStart({ ...settings, DATABASE_URL: 'sqlite::memory:' })).toEqual({
    printed: expect.not.stringContaining('Server listening'),
    complaint: `Argo did not start. Port ${port} is taken; choose another with METRICS_PORT.\n`,
    code: 1,
  })
})

test('a database that cannot be and settings that are wrong are one clear line each', async () => {
  const [database, settings] = await Promise.all([
    failedStart({ DATABASE_URL: 'sqlite:/dev/null/argo.sqlite' }),
    failedStart({ PORT: 'x' }),
  ])
  expect(database.code).toBe(1)
  expect(database.complaint).toMatch(
    /^Argo did not start\. The database that DATABASE_URL names cannot be used: .+\n$/,
  )
  expect(settings.code).toBe(1)
  expect(settings.complaint).toBe(
    'Argo did not start. These settings are wrong: PORT must be a port, from 1 to 65535.\n',
  )
})

test.runIf(existsSync('/dev/full'))(
  'a site whose log cannot be written goes on, and ends when it is told to',
  async () => {
    const port = String(await freePort())
    const log = openSync('/dev/full', 'w')
    const started = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        PORT: port,
        STAFF_PORT: 'off',
        DATABASE_URL: 'sqlite::memory:',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', log, 'pipe'],
    })
    onTestFinished(() => {
      started.kill('SIGKILL')
      closeSync(log)
    })
    await once(started.stderr!, 'data')
    for (let request = 0; request < 3; request += 1)
      expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
    for (const path of ['/home', '/robots.txt'])
      expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(200)
    const exit = once(started, 'exit')
    started.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  },
)
