import { setTimeout } from 'node:timers/promises'
import { Pool } from 'pg'
import { DatabaseError } from '../failure.ts'
import { connectionOptions } from './connection.ts'
import { toDatabaseError } from './failure.ts'

/** How often the version is read, in ms. */
const interval = 500

/** For how long a version holds after it was read, and how long connecting or reading may take, in ms. */
const mostAge = 1_000

/** For how long it holds while the server cannot be reached, where there is nothing newer to be had. */
const longestOutage = 60 * 60 * 1_000

const mostTriesAtStart = 10

export interface CatalogueVersion {
  /** As it was a second ago at most, or before an outage of the server. Throws where a server in reach does not give it. */
  current: () => number
  /** Throws while no connection to the server can be made. */
  checkReachable: () => void
  close: () => Promise<void>
}

/** Reads the catalogue’s version twice a second, on a connection of its own. Resolves when it was read once. */
export async function followCatalogueVersion(url: string): Promise<CatalogueVersion> {
  const pool = new Pool({
    ...connectionOptions(url),
    max: 1,
    connectionTimeoutMillis: mostAge,
    statement_timeout: mostAge,
    query_timeout: 2 * mostAge,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let known: { version: number; readAt: number } | undefined
  let failure: unknown
  for (let tries = 0; !known && tries < mostTriesAtStart; tries += 1) await refresh()
  const closing = new AbortController()
  if (!known) {
    await end()
    throw failure
  }
  const ended = follow()
  return {
    current: () => {
      const holds = isOutage(failure) ? longestOutage : mostAge
      if (!known || performance.now() - known.readAt > holds)
        throw new DatabaseError('unavailable', 'the catalogue’s version cannot be read', {
          cause: failure,
        })
      return known.version
    },
    checkReachable: () => {
      if (isOutage(failure)) throw failure
    },
    close: async () => {
      closing.abort()
      await ended
      await end()
    },
  }

  async function follow(): Promise<void> {
    const { signal } = closing
    while (!signal.aborted) {
      await setTimeout(interval, undefined, { signal }).catch(() => {})
      if (!signal.aborted) await refresh()
    }
  }

  async function refresh(): Promise<void> {
    const readAt = performance.now()
    try {
      // A connection that was lost meanwhile is made anew.
      const version = await read().catch((error: unknown) =>
        isOutage(toDatabaseError(error)) ? read() : Promise.reject(error),
      )
      known = { version, readAt }
      failure = undefined
    } catch (error) {
      failure = toDatabaseError(error)
    }
  }

  async function read(): Promise<number> {
    const { rows } = await pool.query<{ version: number }>('select version from catalogue_version')
    return rows[0]?.version ?? 0
  }

  // A server that says nothing any more does not confirm the end of a connection either.
  async function end(): Promise<void> {
    await Promise.race([pool.end(), setTimeout(mostAge, undefined, { ref: false })])
  }
}

function isOutage(failure: unknown): boolean {
  return failure instanceof DatabaseError && failure.kind !== 'busy'
}
