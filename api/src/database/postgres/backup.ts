import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Client, type QueryResultRow } from 'pg'
import { endWhatMayHaveEnded, otherProgram } from '../restored.ts'
import { CommandError } from '../command-error.ts'
import type { BackupKind } from '../database-kind.ts'
import { migrationNames } from '../migrate.ts'
import { connectionTo, runClient, startClient } from './client-program.ts'
import { connectionOptions } from './connection.ts'
import { toUnusable } from './failure.ts'

const signature = 'PGDMP'

/** The SQLSTATE of what a user may not do. */
const mayNot = '42501'

/** Backups of PostgreSQL are archives of pg_dump. */
export const postgresBackup: BackupKind = {
  fileName: 'argo.dump',
  backUp: async (url, file) => {
    const { args, env } = connectionTo(url)
    await runClient(
      'pg_dump',
      [
        ...args,
        '--format=custom',
        // Most of it are photographs, which no level makes smaller.
        '--compress=1',
        '--no-owner',
        '--no-privileges',
        '--lock-wait-timeout=10s',
        `--file=${file}`,
      ],
      env,
    )
    // Reads every row of the archive.
    await checkArchive(['--file=-', file])
  },
  restore: async (url, file) => {
    const tables = await tablesOf(url)
    const other = otherProgram(tables)
    if (other) throw other
    if (tables.length > 0)
      throw new CommandError(
        'The database that DATABASE_URL names holds a catalogue already: stop the site, rename that database, and make an empty one of its name.',
      )
    await checkIsBackup(file)
    await load(url, file)
    return undefined
  },
  withTemporary: async (url, work) => {
    const name = `argo_drill_${randomBytes(6).toString('hex')}`
    await query(url, `create database ${name}`)
    try {
      const temporary = new URL(url)
      temporary.pathname = `/${name}`
      return await work(temporary.href)
    } finally {
      await query(url, `drop database ${name} with (force)`)
    }
  },
}

async function tablesOf(url: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  return rows.map(({ name }) => name)
}

async function query<Row extends QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ ...connectionOptions(url), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } catch (error) {
    if ((error as { code?: string }).code === mayNot)
      throw new CommandError(
        `The database’s user may not do this (${(error as Error).message}); docs/operating.md says what it needs.`,
        { cause: error },
      )
    throw toUnusable(error, url)
  } finally {
    await client.end().catch(() => {})
  }
}

async function checkIsBackup(file: string): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read: ${error.message}.`, { cause: error })
  })
  const { buffer } = await handle.read(Buffer.alloc(signature.length)).finally(() => handle.close())
  if (buffer.toString() !== signature)
    throw new CommandError(`${file} is not a backup of a PostgreSQL database.`)
  const script = await runClient('pg_restore', [
    '--data-only',
    '--table=kysely_migration',
    '--file=-',
    file,
  ])
  const [, rows] = /^COPY .*?kysely_migration .*;\n([^]*?)^\\\.$/m.exec(script) ?? []
  if (rows === undefined) throw new CommandError(`${file} is not a backup of this site.`)
  const newer = rows
    .trim()
    .split('\n')
    .map((row) => row.split('\t')[0] ?? '')
    .filter((name) => !migrationNames.includes(name))
  if (newer.length > 0)
    throw new CommandError(
      `${file} is of a newer version of the site (${newer.join(', ')}); restore it with that version.`,
    )
}

// One transaction, committed once the whole archive has been read: psql's own --single-transaction would commit
// what had come before this process was killed.
async function load(url: string, file: string): Promise<void> {
  const { args, env } = connectionTo(url)
  const psql = startClient(
    'psql',
    [...args, '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-'],
    env,
  )
  psql.process.stdout.resume()
  const { stdin } = psql.process
  stdin.write('begin;\n')
  const archive = startClient('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file])
  archive.process.stdout.pipe(stdin, { end: false })
  try {
    await Promise.race([archive.ended, psql.ended])
    stdin.end(`set search_path = public; ${endWhatMayHaveEnded(new Date())}\ncommit;\n`)
    await psql.ended
  } catch (error) {
    archive.process.kill()
    psql.process.kill()
    throw error
  }
}

async function checkArchive(args: string[]): Promise<void> {
  const { process, ended } = startClient('pg_restore', args)
  process.stdout.resume()
  await ended
}
