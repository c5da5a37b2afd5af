import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { DatabaseError } from '../failure.ts'
import { connectionOptions } from './connection.ts'
import { toDatabaseError } from './failure.ts'

/** Where a change of the catalogue is told to those who listen, when it is committed. */
export const versionChannel = 'catalogue_version'

/** How often the version is read when no change is announced, in milliseconds. */
const usualInterval = 500

/** For how long a version holds after it was read, and how long connecting or reading may take. */
const mostAge = 1_000

/** How long a start waits for its connection, in milliseconds. */
const startPatience = 5_000

/** For how long it holds while the server cannot be reached, where there is nothing newer to be had. */
const longestOutage = 60 * 60 * 1_000

export interface CatalogueVersion {
  /**
   * The version as it was a second ago at most, or before the server became unreachable. Throws while it
   * cannot be read from a server that can be reached.
   */
  current: () => number
  /** Throws while no connection to the server can be made. */
  checkReachable: () => void
  close: () => Promise<void>
}

/**
 * Follows the catalogue’s version on a connection of its own: reads it when a change is announced, and
 * twice a second in case an announcement is lost, and connects again when the connection is lost.
 * Resolves when the version was read once.
 */
export async function followCatalogueVersion(
  url: string,
  interval = usualInterval,
): Promise<CatalogueVersion> {
  let client = await connect(startPatience)
  let known = await read().catch(async (error: unknown) => {
    await end(client)
    throw error
  })
  let unreachable: unknown
  const closing = new AbortController()
  let announced = false
  let waiting = new AbortController()
  const ended = follow()
  return {
    current: () => {
      if (performance.now() - known.readAt > (unreachable ? longestOutage : mostAge))
        throw new DatabaseError('unavailable', 'the catalogue’s version cannot be read', {
          cause: unreachable,
        })
      return known.version
    },
    checkReachable: () => {
      if (unreachable) throw unreachable
    },
    close: async () => {
      closing.abort()
      waiting.abort()
      await ended
    },
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause()
      announced = false
      try {
        known = await read()
      } catch {
        await reconnect()
      }
    }
    await end(client)
  }

  async function pause(): Promise<void> {
    if (announced || closing.signal.aborted) return
    waiting = new AbortController()
    await setTimeout(interval, undefined, { signal: waiting.signal }).catch(() => {})
  }

  async function read(): Promise<{ version: number; readAt: number }> {
    const readAt = performance.now()
    const { rows } = await client.query<{ version: number }>(
      'select version from catalogue_version',
    )
    return { version: rows[0]?.version ?? 0, readAt }
  }

  async function reconnect(): Promise<void> {
    void end(client)
    try {
      client = await connect(mostAge)
      unreachable = undefined
    } catch (error) {
      const failure = toDatabaseError(error)
      const busy = failure instanceof DatabaseError && failure.kind === 'busy'
      unreachable = busy ? undefined : failure
      announced = false
      return
    }
    // Once: from a server that can be reached, what cannot be read now is tried again after a pause.
    known = await read().catch(() => known)
  }

  async function connect(patience: number): Promise<Client> {
    const connecting = new Client({
      ...connectionOptions(url),
      connectionTimeoutMillis: patience,
      query_timeout: mostAge,
    })
    connecting.on('notification', wake)
    connecting.on('error', wake)
    try {
      await connecting.connect()
      await connecting.query(`listen ${versionChannel}`)
      return connecting
    } catch (error) {
      void end(connecting)
      throw error
    }
  }

  function wake(): void {
    announced = true
    waiting.abort()
  }
}

// A server that says nothing any more does not confirm the end of a connection either.
async function end(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), setTimeout(mostAge, undefined, { ref: false })])
}
