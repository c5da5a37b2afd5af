import type { Selectable } from 'kysely'
import { CommandError } from './command-error.ts'
import { goOnAfter, lastId } from './ids.ts'
import { executedMigrations } from './migrate.ts'
import type { Database, Tables } from './schema.ts'
import { readSiteKey } from './site-key.ts'

/** How much was deleted from a restored database, and how many addresses were unsubscribed. */
export interface Forgotten {
  messages: number
  subscriptions: number
  unsubscribed: number
}

const erasuresAtOnce = 500

/**
 * Brings a database that was restored from a backup up to date with the one from before, in what people asked for since: what
 * was deleted there is deleted, who unsubscribed is unsubscribed, and the links of e-mails that were sent work. New rows get
 * ids that none of either had. Throws a CommandError.
 */
export async function forgetErased(db: Database, before: Database): Promise<Forgotten> {
  const isOfSite = (await executedMigrations(before)).length > 0
  if (!isOfSite || (await madeAt(db)) !== (await madeAt(before)))
    throw new CommandError('That database is of another site: nothing of it counts for this one.')
  const erasures = await before.selectFrom('erasures').selectAll().execute()
  const ended = await before
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('unsubscribedAt', 'is not', null)
    .execute()
  const secret = await readSiteKey(before)
  return db.transaction().execute(async (transaction) => {
    for (let first = 0; first < erasures.length; first += erasuresAtOnce)
      await transaction
        .insertInto('erasures')
        .values(erasures.slice(first, first + erasuresAtOnce))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const messages = await deleteErased(transaction, 'contactMessages', 'contact_messages')
    const subscriptions = await deleteErased(
      transaction,
      'newsletterSubscriptions',
      'newsletter_subscriptions',
    )
    let unsubscribed = 0
    for (const subscription of ended) unsubscribed += await unsubscribe(transaction, subscription)
    await transaction.updateTable('siteKey').set({ secret }).execute()
    for (const table of ['products', 'contact_messages', 'newsletter_subscriptions']) {
      const ids = [await lastId(transaction, table), await lastId(before, table)]
      await goOnAfter(transaction, table, Math.max(...ids))
    }
    return { messages, subscriptions, unsubscribed }
  })
}

// When a site's tables were made: its backups have it too.
async function madeAt(db: Database): Promise<string> {
  const { timestamp } = await db
    .withTables<{ kyselyMigration: { timestamp: string } }>()
    .selectFrom('kyselyMigration')
    .select(({ fn }) => fn.min('timestamp').as('timestamp'))
    .executeTakeFirstOrThrow()
  return timestamp
}

async function deleteErased(
  db: Database,
  table: 'contactMessages' | 'newsletterSubscriptions',
  tableName: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', 'in', (erased) =>
      erased.selectFrom('erasures').select('rowId').where('tableName', '=', tableName),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

type Subscription = Selectable<Tables['newsletterSubscriptions']>

// How many rows that changed: none for one that was unsubscribed already, or has been confirmed since.
async function unsubscribe(db: Database, subscription: Subscription): Promise<number> {
  const { id, confirmedAt, unsubscribedAt } = subscription
  const ended = { confirmedAt, unsubscribedAt, expiresAt: null }
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('newsletterSubscriptions')
    .values({ ...subscription, ...ended })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  const { numUpdatedRows: changed } = await db
    .updateTable('newsletterSubscriptions')
    .set(ended)
    .where('id', '=', id)
    .where(({ eb, fn }) => eb(fn.coalesce('confirmedAt', eb.val('')), '<', unsubscribedAt ?? ''))
    .where(({ eb, fn }) =>
      eb(fn.coalesce('unsubscribedAt', eb.val('')), '<>', unsubscribedAt ?? ''),
    )
    .executeTakeFirstOrThrow()
  return Number(added ?? 0n) + Number(changed)
}
