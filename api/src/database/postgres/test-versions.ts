import { spawnSync } from 'node:child_process'
import { Client } from 'pg'
import { inject } from 'vitest'

/** The version of the pg_dump in PATH; 0 without one. */
export function clientVersion(): number {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '') ?? 0)
}

/** The version of the tests' server. */
export async function serverVersion(): Promise<number> {
  const client = new Client(`${inject('postgresUrl')}/postgres`)
  await client.connect()
  const { rows } = await client.query<{ number: string }>(
    `select current_setting('server_version_num') as number`,
  )
  await client.end()
  return Math.floor(Number(rows[0]?.number) / 10_000)
}
