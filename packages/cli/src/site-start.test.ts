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

test.each([
  ['PORT', 'METRICS_PORT', 'localhost'],
  ['METRICS_PORT', 'PORT', '127.0.0.1'],
])('where %s is taken, one clear line says so, and nothing listens', async (name, other, host) => {
  const taken = createServer().listen(0, host)
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const settings = {
    [name]: String(port),
    [other]: String(await freePort()),
    DATABASE_URL: 'sqlite::memory:',
  }
  expect(await failedStart(settings)).toEqual({
    printed: expect.not.stringMatching(/Argo is at/),
    complaint: `Argo did not start. Port ${port} is taken; choose another with ${name}.\n`,
    code: 1,
  })
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
