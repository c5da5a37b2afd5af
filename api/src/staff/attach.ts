import type { FastifyInstance } from 'fastify'
import { listenAtLoopback } from '../protocol/loopback.ts'
import { deskDatabase } from './desk-database.ts'
import type { DeskOptions } from './listener.ts'
import { linkFor, linkHours } from './people/links.ts'

interface AttachedDesk extends DeskOptions {
  /** Where it listens; undefined for a server without a desk. */
  desk: { port: number; host: string } | undefined
  /** The address of `db`; without it the desk shares the site's connection. */
  databaseUrl?: string
  /** Whether the database was filled by this start: then nobody can sign in yet. */
  isNew: boolean
}

/**
 * Has the desk listen while the site does. One that cannot is logged, and the site goes on without it. Called before the site
 * listens: it throws an UnusableDatabaseError.
 */
export async function attachDesk(
  site: FastifyInstance,
  { desk: address, isNew, databaseUrl, ...given }: AttachedDesk,
): Promise<void> {
  if (!address) return
  const db = databaseUrl === undefined ? given.db : await deskDatabase(databaseUrl, given.db)
  const options = { ...given, db }
  let desk: FastifyInstance | undefined
  let closed: Promise<void> | undefined
  site.addHook('onListen', async () => {
    try {
      const { buildDesk } = await import('./listener.ts')
      desk = await buildDesk(options)
      const { port, host } = address
      if (host === 'localhost') await listenAtLoopback(desk, port)
      else await desk.listen({ port, host })
      process.stderr.write(`The desk is at ${options.staffUrl}\n`)
      if (isNew) process.stderr.write(await firstLink(options))
    } catch (error) {
      site.log.error({ err: error }, 'the desk cannot listen at STAFF_PORT')
    }
  })
  // Both end at the same time, and the database after them.
  site.addHook('preClose', async () => {
    closed = desk?.close()
  })
  site.addHook('onClose', async () => {
    await closed
    if (db !== given.db) await db.destroy()
  })
}

async function firstLink({ db, staffUrl }: DeskOptions): Promise<string> {
  const link = await linkFor(db, staffUrl, { name: 'Owner', role: 'owner', now: new Date() })
  return `Sign in there the first time with ${link}, within ${linkHours} hours; later, \`pnpm desk link Owner\` makes a new link.\n`
}
