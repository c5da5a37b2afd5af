import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { connectionOptions } from './connection.ts'
import { isFromServer, toDatabaseError } from './failure.ts'

/**
 * The connections that serve requests, for Kysely: their number and every wait are bounded, and their
 * failures are DatabaseErrors. `checkReachable` throws while trying to connect is known to be useless.
 */
export function servingPool(
  url: string,
  checkReachable: () => void,
  close: () => Promise<void>,
): PostgresPool {
  const pool = new Pool({
    ...connectionOptions(url),
    // Queries take less than a millisecond, and nearly all responses come from the cache.
    max: 6,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // On the server; the client gives up a little later, for a server that says nothing at all.
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: 6_000,
  })
  // A connection that is lost while nobody uses it is dropped; the next query makes another. One that is
  // lost in use fails its query, and Node would end the process for an error event that nobody hears.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    options: pool.options,
    connect: async () => {
      checkReachable()
      return withDatabaseErrors(await pool.connect().catch(throwDatabaseError))
    },
    end: async () => {
      await close()
      await pool.end()
    },
  }
}

function withDatabaseErrors(client: PoolClient): PostgresPoolClient {
  let broken = false
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('No cursors are configured')
    return client.query(text, [...parameters]).catch((error: unknown) => {
      // After a timeout on this side the connection still waits for the response: it is not used again.
      broken ||= !isFromServer(error)
      return throwDatabaseError(error)
    })
  }
  return {
    query,
    release: (destroy) => client.release(destroy || broken),
  }
}

function throwDatabaseError(error: unknown): never {
  throw toDatabaseError(error)
}
