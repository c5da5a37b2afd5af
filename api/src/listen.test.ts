import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { usualForcedExit } from './listen.ts'

/** A server in a process of its own, with one of Fastify's hooks. */
function serverWith(hook: string, forcedExit = usualForcedExit) {
  const script = `
    import Fastify from 'fastify'
    import { setTimeout } from 'node:timers/promises'
    import { listen } from ${JSON.stringify(new URL('listen.ts', import.meta.url).href)}
    const app = Fastify()
    ${hook}
    const env = { port: 0, host: 'localhost', publicUrl: 'http://localhost', trustProxy: [] }
    await listen(app, env, 'Argo', ${forcedExit})`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: new URL('.', import.meta.url),
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  return server
}

test('told to stop, a server that cannot close ends all the same, within ten seconds', async () => {
  const server = serverWith(
    `app.addHook('onClose', () => new Promise(() => setInterval(() => {}, 1_000)))`,
    300,
  )
  await once(server.stderr, 'data')
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await exit).toEqual([1, null])
  expect(usualForcedExit).toBeLessThan(10_000)
})

test('told to stop before it listens, a server ends at once and does not begin to', async () => {
  const server = serverWith(`app.addHook('onReady', async () => {
    process.stdout.write('getting ready')
    await setTimeout(500)
  })`)
  const said = text(server.stderr)
  await once(server.stdout, 'data')
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(await said).toBe('')
})
