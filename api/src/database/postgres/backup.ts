import { open } from 'node:fs/promises'
import { Client } from 'pg'
import {
  checkReplaceable,
  bringUpToDate,
  forgetPasskeys,
  holdMail,
  keepChanges,
  signStaffOut,
} from '../since-backup.ts'
import { CommandError } from '../command-error.ts'
import type { BackupKind } from '../database-kind.ts'
import { migrationNames } from '../migrate.ts'
import { connectionTo, runClient, startClient } from './client-program.ts'
import { connectionOptions } from './connection.ts'
import { toUnusable } from './failure.ts'

const signature = 'PGDMP'

/** Backups of PostgreSQL are archives of pg_dump. */
export const postgresBackup: BackupKind = {
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
  restore: async (url, file, replace) => {
    const tables = await tablesOf(url)
    checkReplaceable(tables, replace)
    await checkIsBackup(file)
    await load(url, file, tables.length > 0)
  },
}

async function tablesOf(url: string): Promise<string[]> {
  const client = new Client({ ...connectionOptions(url), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    )
    return rows.map(({ name }) => name)
  } catch (error) {
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
async function load(url: string, file: string, replaces: boolean): Promise<void> {
  const { args, env } = connectionTo(url)
  const psql = startClient(
    'psql',
    [...args, '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-'],
    env,
  )
  psql.process.stdout.resume()
  const { stdin } = psql.process
  stdin.write(`begin;\n${replaces ? emptied : ''}`)
  const archive = startClient('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file])
  archive.process.stdout.pipe(stdin, { end: false })
  try {
    await Promise.race([archive.ended, psql.ended])
    stdin.end(`${upToDate(replaces)}commit;\n`)
    await psql.ended
  } catch (error) {
    archive.process.kill()
    psql.process.kill()
    throw error
  }
}

const emptied = `set lock_timeout = '10s';
lock table public.products, public.catalogue_version, public.contact_messages,
  public.newsletter_subscriptions;
create temporary table replaced as
  select version, (select min(timestamp) from public.kysely_migration) as made_at
  from public.catalogue_version;
create temporary table kept_ids as
  select name, pg_sequence_last_value(pg_get_serial_sequence('public.' || name, 'id')::regclass) as last
  from unnest(array['contact_messages', 'newsletter_subscriptions', 'outbox', 'staff_passkeys']) as name;
${keepChanges('public')}
do $$ declare statement text;
begin
  for statement in
    select format('drop table public.%I cascade', tablename) from pg_tables
    where schemaname = 'public'
    union all
    select format('drop function %s', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select format('drop collation public.%I', collname) from pg_collation
    where collnamespace = 'public'::regnamespace
  loop execute statement;
  end loop;
end $$;
`

function upToDate(replaces: boolean): string {
  return `set search_path = public;
    ${holdMail()}
    ${replaces ? since : ''}
    ${signStaffOut}
    ${forgetPasskeys}
`
}

// Of the same site: its first table was made at the same time. Responses that were cached for the old contents are not
// for these.
const since = `do $$ begin
  if (select min(timestamp) from kysely_migration) = (select made_at from replaced) then
    perform setval(pg_get_serial_sequence(name, 'id'), greatest(last,
      coalesce(pg_sequence_last_value(pg_get_serial_sequence(name, 'id')::regclass), 1)))
      from kept_ids where last is not null;
    ${bringUpToDate}
  end if;
end $$;
update catalogue_version set version = greatest(version, (select max(version) from replaced)) + 1;
`

async function checkArchive(args: string[]): Promise<void> {
  const { process, ended } = startClient('pg_restore', args)
  process.stdout.resume()
  await ended
}
