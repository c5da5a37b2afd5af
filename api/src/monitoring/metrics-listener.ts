import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { listeningHost } from '../protocol/listening-host.ts'

export interface ListeningAddress {
  host: string
  port: number
}

/** Says to whoever starts the site why metrics cannot be served where they are set to be. */
export class MetricsAddressError extends Error {}

const seconds = 1_000
const mostConnections = 16

/** A server of GET /metrics alone, with few connections and little time for each. */
export function createMetricsServer(type: string, render: () => Promise<string>): Server {
  const timeouts = { headersTimeout: 5 * seconds, requestTimeout: 5 * seconds }
  const server = createServer({ ...timeouts, connectionsCheckingInterval: seconds })
  server.maxConnections = mostConnections
  server.setTimeout(10 * seconds)
  server.on('request', ({ url, method }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end()
    if (method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end()
    render().then(
      (metrics) => response.writeHead(200, { 'Content-Type': type }).end(metrics),
      () => response.writeHead(500).end(),
    )
    return undefined
  })
  // The site ends when its own server has closed.
  return server.unref()
}

/** Listens. Throws a MetricsAddressError. */
export async function listenForMetrics(
  server: Server,
  { host, port }: ListeningAddress,
): Promise<void> {
  server.listen(port, listeningHost(host))
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new MetricsAddressError(sentence(error as NodeJS.ErrnoException, port), { cause: error })
  }
}

function sentence({ code, message }: NodeJS.ErrnoException, port: number): string {
  return code === 'EADDRINUSE'
    ? `Port ${port} is taken; choose another with METRICS_PORT.`
    : `It cannot listen at METRICS_HOST and METRICS_PORT: ${message}.`
}
