import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a PostgreSQL server that a test can cut and block. */
export interface Proxy {
  /** The address of the same database by this way. */
  url: string
  /** Ends every connection and refuses new ones. */
  cut: () => Promise<void>
  /** Lets nothing through any more, in connections that stay open. */
  block: () => void
  /** Lets nothing through any more in the connections that are there, which stay open; new ones work. */
  silence: () => void
  /** Lets everything through again. */
  restore: () => Promise<void>
}

/** Puts a proxy before the server of a database's address. */
export async function proxyTo(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const silent = new WeakSet<Socket>()
  let blocked = false
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => void (blocked || silent.has(from) || to.write(data)))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.close()
    end()
  })
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    cut: async () => {
      const closed = once(server.close(), 'close')
      end()
      await closed
    },
    block: () => {
      blocked = true
    },
    silence: () => {
      for (const socket of sockets) silent.add(socket)
    },
    restore: async () => {
      if (blocked) end()
      blocked = false
      if (!server.listening) await once(server.listen(port, 'localhost'), 'listening')
    },
  }
}
