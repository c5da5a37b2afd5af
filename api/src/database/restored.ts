import { CommandError } from './command-error.ts'

/**
 * Statements, the same in every database, for a backup that is being restored: access to the desk and links to previews may
 * have been ended since it was made, e-mails sent, and what was to be published at a time taken back.
 */
export function endWhatMayHaveEnded(now: Date): string {
  const at = now.toISOString()
  return `
    delete from staff_sessions;
    delete from staff_links;
    delete from staff_passkeys;
    update staff_people set role = 'editor', ended_at = coalesce(ended_at, '${at}');
    insert into preview_ends (product_id, ended_at) select id, '${at}' from products where true
      on conflict (product_id) do update set ended_at = excluded.ended_at;
    update products set publish_at = null, publish_by = null where publish_at is not null;
    delete from outbox;`
}

/** What to throw for a database with tables of another program; undefined for one of this site, or without tables. */
export function otherProgram(tables: readonly string[]): CommandError | undefined {
  if (tables.length === 0 || tables.includes('catalogue_version')) return undefined
  return new CommandError(
    `The database that DATABASE_URL names holds tables that are not of this site (${tables.join(', ')}); name another.`,
  )
}
