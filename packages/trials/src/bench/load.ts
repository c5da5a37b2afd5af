import autocannon, { type Options } from 'autocannon'
import { cpuTimeOf } from './process-figures.ts'
import { acceptEncoding } from './recorded-response.ts'

const mostSeconds = 120

/** A server in a process of its own. */
export interface MeasuredServer {
  url: string
  pid: number
}

/** What one round measured; times in milliseconds. */
export interface LoadResult {
  requestsPerSecond: number
  /** The server's processor time for one request, user and system, in µs. */
  cpuPerRequest: number
  p50: number
  p99: number
  /** The load generator's own share of a processor: near 1 it measures itself, and not the server. */
  busy: number
}

/** Loads an address of a server from 16 keep-alive connections. Throws when a response is not 200. */
export async function load(
  server: MeasuredServer,
  address: string,
  seconds: number,
): Promise<LoadResult> {
  const url = server.url + address
  const serverCpu = await cpuTimeOf(server.pid)
  const cpu = process.cpuUsage()
  const start = performance.now()
  const { statuses, times } = await generateLoad({ url, connections: 16, duration: seconds })
  const milliseconds = performance.now() - start
  const serverCpuUsed = (await cpuTimeOf(server.pid)) - serverCpu
  const { user, system } = process.cpuUsage(cpu)
  const failed = Object.keys(statuses).filter((status) => status !== '200')
  if (failed.length > 0) throw new Error(`${url} responded ${failed.join(', ')}`)
  return {
    cpuPerRequest: serverCpuUsed / times.length,
    requestsPerSecond: (times.length / milliseconds) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    busy: (user + system) / 1000 / milliseconds,
  }
}

/**
 * Runs autocannon, for two minutes at most. Resolves with every response's time in ms, and how many had
 * which status.
 */
export async function generateLoad(
  options: Options,
): Promise<{ times: number[]; statuses: Record<number, number> }> {
  const times: number[] = []
  const statuses: Record<number, number> = {}
  const headers = { 'accept-encoding': acceptEncoding }
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(
      { headers, timeout: mostSeconds, sampleInt: 100, ...options },
      (error: unknown) => {
        clearTimeout(limit)
        return error ? reject(error) : resolve()
      },
    )
    const limit = setTimeout(() => instance.stop(), mostSeconds * 1000)
    // Its own percentiles are whole milliseconds.
    instance.on('response', (_client, status, _bytes, time) => {
      times.push(time)
      statuses[status] = (statuses[status] ?? 0) + 1
    })
  })
  return { times, statuses }
}

/** The value below which a share of the values lies. */
export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN
}
