import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end } from '@argo/cli/end'
import { freePort } from '@argo/cli/free-port'
import { startPostgres } from '@argo/cli/postgres-server'
import { startNginx } from './nginx.ts'
import { startUnlimitedSite } from './writes.ts'

interface Server {
  port: number
  metricsPort: number
  process: ChildProcess
}

/** Two servers of the site on one PostgreSQL, behind nginx as deploy/nginx.conf has it. */
export interface TwoServers {
  servers: Server[]
  databaseUrl: string
  /** Where nginx listens; `http` is the port that leads to https, `desk` where it takes the desk to be. */
  port: number
  http: number
  desk: number
  /** Where nginx writes its log. */
  folder: string
  /** Starts a server that has ended, where it was. */
  restart: (server: Server) => Promise<void>
}

/** Runs a trial on two servers, with TLS and nginx's cache or without, and ends them. */
export async function onTwoServers(
  { withTls, settings = {} }: { withTls: boolean; settings?: Record<string, string> },
  run: (two: TwoServers) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'argo-nginx-'))
  const postgres = await startPostgres({ durable: true })
  const databaseUrl = `${postgres.url}/postgres`
  const start = async (port: number, metricsPort: number) => {
    const ports = { HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(metricsPort) }
    const more = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent', ...ports, ...settings }
    return (await startUnlimitedSite(databaseUrl, more)).process
  }
  const startAnywhere = async () => {
    const [port, metricsPort] = [await freePort(), await freePort()]
    return { port, metricsPort, process: await start(port, metricsPort) }
  }
  const servers = await Promise.all([startAnywhere(), startAnywhere()])
  const [port, http, desk] = [await freePort(), await freePort(), await freePort()]
  const nginx = await startNginx(folder, {
    port,
    servers: servers.map((server) => server.port),
    ...(withTls && { http, desk }),
  })
  const restart = async (server: Server) => {
    server.process = await start(server.port, server.metricsPort)
  }
  try {
    await run({ servers, databaseUrl, port, http, desk, folder, restart })
  } finally {
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
    await Promise.all(servers.map((server) => end(server.process, 'SIGKILL')))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
