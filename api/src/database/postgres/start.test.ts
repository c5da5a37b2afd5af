import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../test-database.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

test('a start that fails once the database is open is one line, and the process ends', async () => {
  const taken = createServer().listen(0, 'localhost')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const started = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: await newDatabase() },
  })
  onTestFinished(() => void started.kill('SIGKILL'))
  const [complaint, [code]] = await Promise.all([text(started.stderr), once(started, 'exit')])
  expect(complaint).toBe(`Argo did not start. Port ${port} is taken; choose another with PORT.\n`)
  expect(code).toBe(1)
})
