import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** What a mail server does with a connection; the last two take the e-mail and do not say so. */
export const serverFaults = [
  'takes',
  'is slow',
  'greylists',
  'is busy',
  'breaks off',
  'is silent',
] as const
export type ServerFault = (typeof serverFaults)[number]

/**
 * A mail server on a free port, which does with each connection what it is told, and keeps every e-mail it got; it takes
 * `thinking` milliseconds for each.
 */
export async function unreliableMailServer(faultOfNext: () => ServerFault, thinking = 0) {
  const received: Email[] = []
  const sockets = new Map<number, Socket>()
  const faultOf = new WeakMap<SMTPServerSession, ServerFault>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: callbackify(async (session: SMTPServerSession) => {
      const fault = faultOfNext()
      faultOf.set(session, fault)
      if (fault === 'is busy') throw refusal(421)
    }),
    onRcptTo: callbackify(async (_address: unknown, session: SMTPServerSession) => {
      if (faultOf.get(session) === 'greylists') throw refusal(451)
    }),
    onData: callbackify(async (stream: Readable, session: SMTPServerSession) => {
      const mail = await PostalMime.parse(await buffer(stream))
      await setTimeout(thinking)
      received.push(mail)
      const fault = faultOf.get(session)
      if (fault === 'is slow') await setTimeout(2_000)
      if (fault === 'breaks off') sockets.get(session.remotePort)?.destroy()
      if (fault === 'is silent') await new Promise(() => {})
    }),
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.once('close', () => sockets.delete(port))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    received,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets.values()) socket.destroy()
      }),
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode })
}
