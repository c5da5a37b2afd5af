import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { type Env, unknownSettings } from './env.ts'
import { listeningHost } from './protocol/listening-host.ts'
import { isThisMachine } from './mail/this-machine.ts'

/** Milliseconds after the signal at which a server that could not close ends all the same. */
export const usualForcedExit = 9_000

/** Listens where the settings say, says so by this name, and closes on SIGTERM and SIGINT. */
export async function listen(
  app: FastifyInstance,
  { port, host, publicUrl, trustProxy, mail, backupFolder }: Env,
  name: string,
  forcedExit = usualForcedExit,
): Promise<void> {
  let ending = false
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      ending = true
      setTimeout(() => process.exit(1), forcedExit).unref()
      void app.close()
    })
  // Reads and writes the database: a server that is closed meanwhile would listen all the same.
  await app.ready()
  if (ending) return
  await app.listen({ port, host: listeningHost(host) })
  // Standard output has the log alone, one JSON object a line.
  process.stderr.write(`${name} is at ${publicUrl}\n`)
  for (const unknown of unknownSettings())
    process.stderr.write(
      `${unknown} is no setting of this site; docs/operating.md names them all.\n`,
    )
  if (backupFolder !== undefined && !existsSync(backupFolder))
    process.stderr.write(`BACKUP_FOLDER (${backupFolder}) is not there: backups fail.\n`)
  if (!mail)
    process.stderr.write(
      'SMTP_URL is not set: e-mails wait in the database; the desk shows contact messages.\n',
    )
  else if (isThisMachine(publicUrl))
    process.stderr.write(
      `PUBLIC_URL is ${publicUrl}: the links in the newsletter's e-mails lead nobody else to the site. Set it to the site's address.\n`,
    )
  if (trustProxy.length === 0)
    process.stderr.write(
      'TRUST_PROXY is not set: a public site belongs behind nginx with deploy/nginx.conf, and visitors behind a proxy that it does not name count as one.\n',
    )
}
