import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

const script = `
  import Fastify from 'fastify'
  import { listen } from ${JSON.stringify(new URL('listen.ts', import.meta.url).href)}
  const app = Fastify()
  app.addHook('onClose', () => new Promise(() => setInterval(() => {}, 1_000)))
  const env = { port: 0, host: 'localhost', publicUrl: 'http://localhost', trustProxy: [] }
  await listen(app, env, 'Argo')`

test('told to stop, a server that cannot close ends all the same, within ten seconds', async () => {
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: new URL('.', import.meta.url),
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  await once(server.stderr, 'data')
  const exit = once(server, 'exit')
  const told = performance.now()
  server.kill('SIGTERM')
  expect(await exit).toEqual([1, null])
  expect(performance.now() - told).toBeLessThan(10_000)
})
