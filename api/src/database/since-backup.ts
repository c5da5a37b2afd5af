import { CommandError } from './command-error.ts'

const week = 7 * 24 * 60 * 60 * 1_000

/**
 * Statements, the same in every database, that hold the e-mails of a restored backup, which may have been sent since, and
 * begin the week after which an address that was not asked yet is forgotten.
 */
export function holdMail(): string {
  const now = Date.now()
  return `update outbox set held_at = '${new Date(now).toISOString()}';
    update newsletter_subscriptions set expires_at = '${new Date(now + week).toISOString()}'
      where expires_at is null and confirmed_at is null and unsubscribed_at is null;`
}

/** Statements, the same in every database, that keep what `bringUpToDate` needs of the one in a schema. */
export function keepChanges(schema: string): string {
  return `create temporary table kept_erasures as
      select table_name, row_id, erased_at from ${schema}.erasures;
    create temporary table kept_unsubscribed as
      select id, email, email_key, created_at, consent_wording, asked_at, confirmed_at, unsubscribed_at
      from ${schema}.newsletter_subscriptions where unsubscribed_at is not null;
    create temporary table kept_site_key as select id, secret from ${schema}.site_key;`
}

/**
 * Statements, the same in every database, that delete from a restored backup what was deleted since it was made,
 * unsubscribe who unsubscribed since, by their ids, which no other row of a table gets, and keep the key with which links
 * in e-mails were made.
 */
export const bringUpToDate = `
  insert into site_key (id, secret) select id, secret from kept_site_key where true
    on conflict (id) do update set secret = excluded.secret;
  insert into erasures (table_name, row_id, erased_at)
    select table_name, row_id, erased_at from kept_erasures where true on conflict do nothing;
  delete from contact_messages
    where id in (select row_id from erasures where table_name = 'contact_messages');
  delete from newsletter_subscriptions
    where id in (select row_id from erasures where table_name = 'newsletter_subscriptions');
  update newsletter_subscriptions
    set confirmed_at = since.confirmed_at, unsubscribed_at = since.unsubscribed_at, expires_at = null
    from kept_unsubscribed as since
    where since.id = newsletter_subscriptions.id
      and since.unsubscribed_at > coalesce(newsletter_subscriptions.confirmed_at, '');
  insert into newsletter_subscriptions (id, email, email_key, created_at, consent_wording, asked_at,
      confirmed_at, unsubscribed_at)
    select id, email, email_key, created_at, consent_wording, asked_at, confirmed_at, unsubscribed_at
    from kept_unsubscribed where true on conflict do nothing;
  delete from outbox where subscription_id in (
    select id from newsletter_subscriptions where unsubscribed_at >= coalesce(asked_at, ''));`

/** Statements, the same in every database, after which nobody is signed in at the desk. */
export const signStaffOut = `
  delete from staff_sessions;
  delete from staff_links;`

/** A statement, the same in every database, that deletes the passkeys that were deleted since the backup. */
export const forgetPasskeys = `
  delete from staff_passkeys
    where id in (select row_id from erasures where table_name = 'staff_passkeys');`

/** Throws unless a database with these tables may be replaced; without any, nothing is lost. */
export function checkReplaceable(tables: readonly string[], replace: boolean): void {
  if (tables.length === 0) return
  if (!tables.includes('catalogue_version'))
    throw new CommandError(
      `The database that DATABASE_URL names holds tables that are not of this site (${tables.join(', ')}); name another.`,
    )
  if (!replace)
    throw new CommandError(
      'The database that DATABASE_URL names holds a catalogue already; --replace puts the backup in its place.',
    )
}
