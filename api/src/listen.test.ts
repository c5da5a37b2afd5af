import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from './env.ts'
import { listen, usualForcedExit } from './listen.ts'

const noMail =
  'SMTP_URL is not set: e-mails wait in the database; the desk shows contact messages.\n'
const noProxy =
  'TRUST_PROXY is not set: a public site belongs behind nginx with deploy/nginx.conf, and visitors behind a proxy that it does not name count as one.\n'
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_TO: 'support@argo.example' }

test.each([
  [{ PUBLIC_URL: 'https://argo.example' }, noMail + noProxy],
  [{ PUBLIC_URL: 'https://argo.example', TRUST_PROXY: '127.0.0.1' }, noMail],
  [
    { ...mail, TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://argo.example', BACKUP_FOLDER: '/no' },
    'BACKUP_FOLDER (/no) is not there: backups fail.\n',
  ],
  [{ ...mail, PUBLIC_URL: 'http://argo.example' }, noProxy],
  [
    { ...mail, PUBLIC_URL: '' },
    `PUBLIC_URL is http://localhost:3000: the links in the newsletter's e-mails lead nobody else to the site. Set it to the site's address.\n${noProxy}`,
  ],
])('a site with %j warns of what its settings lack', async (settings, warnings) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const signals = ['SIGTERM', 'SIGINT'] as const
  const before = signals.map((signal) => process.listeners(signal))
  const app = Fastify()
  onTestFinished(() => app.close())
  const env = readEnv(settings)
  await listen(app, { ...env, port: 0 }, 'Argo')
  for (const [index, signal] of signals.entries())
    for (const listener of process.listeners(signal))
      if (!before[index]?.includes(listener)) process.off(signal, listener)
  expect(said.mock.calls.map(([line]) => line).join('')).toBe(
    `Argo is at ${env.publicUrl}\n${warnings}`,
  )
})

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
