import type { FastifyInstance } from 'fastify'
import { listeningHost } from '../protocol/listening-host.ts'
import { buildDesk, type DeskOptions } from './listener.ts'

interface AttachedDesk extends DeskOptions {
  /** Where it listens; undefined for a server without a desk. */
  desk: { port: number; host: string } | undefined
}

/** Has the desk listen while the site does. One that cannot is logged, and the site goes on without it. */
export function attachDesk(
  site: FastifyInstance,
  { desk: address, ...options }: AttachedDesk,
): void {
  if (!address) return
  let desk: FastifyInstance | undefined
  let closed: Promise<void> | undefined
  site.addHook('onListen', async () => {
    try {
      desk = await buildDesk(options)
      await desk.listen({ port: address.port, host: listeningHost(address.host) })
      process.stderr.write(`The desk is at ${options.staffUrl}\n`)
    } catch (error) {
      site.log.error({ err: error }, 'the desk cannot listen at STAFF_PORT')
    }
  })
  // Both end at the same time, and the database after them.
  site.addHook('preClose', async () => {
    closed = desk?.close()
  })
  site.addHook('onClose', () => closed)
}
