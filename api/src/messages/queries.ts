import { setImmediate } from 'node:timers/promises'
import { type MessageState, messageStates } from '@argo/domain/contact/contact-message'
import { mailboxOf } from '@argo/domain/newsletter/mailbox'
import { type Selectable, sql } from 'kysely'
import type { Database, Tables } from '../database/schema.ts'

/** Read at once: of the longest messages some 4 MB. */
const batch = 200

export interface StoredMessage {
  id: number
  createdAt: string
  name: string
  email: string
  message: string
}

export interface ListedMessage extends StoredMessage {
  state: MessageState
  /** The e-mail that was not sent yet. */
  waiting: number | null
  /** What the mail server said when it refused it for good. */
  refusal: string | null
}

/** Which messages are looked for. */
export interface MessageSearch {
  /** In their name, address or words, in any case of its letters. */
  text?: string | undefined
  /** All of them if absent. */
  states?: readonly MessageState[] | undefined
  /** Those received before the one with this id. */
  before?: number | undefined
  limit: number
}

/** The newest messages that a search finds, and whether their e-mail still waits to be sent or was refused. */
export async function findMessages(
  db: Database,
  { text = '', states = messageStates, before, limit }: MessageSearch,
): Promise<ListedMessage[]> {
  const wanted = text.toLowerCase()
  const found: ListedMessage[] = []
  let last = before
  for (;;) {
    const size = wanted === '' ? limit : batch
    const rows = await listed(db)
      .where('state', 'in', states)
      .$if(last !== undefined, (query) => query.where('contactMessages.id', '<', last ?? 0))
      .orderBy('contactMessages.id', 'desc')
      .limit(size)
      .execute()
    const matching = rows.filter(({ name, email, message }) =>
      [name, email, message].some((part) => part.toLowerCase().includes(wanted)),
    )
    found.push(...matching.slice(0, limit - found.length))
    if (rows.length < size || found.length === limit) return found
    last = rows.at(-1)?.id
    // SQLite is read in this thread: others are answered in between.
    await setImmediate()
  }
}

/** A message and what became of its e-mail. */
export function messageById(db: Database, id: number): Promise<ListedMessage | undefined> {
  return listed(db).where('contactMessages.id', '=', id).executeTakeFirst()
}

function listed(db: Database) {
  return db
    .selectFrom('contactMessages')
    .leftJoin('outbox', 'outbox.contactMessageId', 'contactMessages.id')
    .select(['contactMessages.id', 'createdAt', 'name', 'email', 'message', 'state'])
    .select(['outbox.id as waiting', 'refusal'])
}

/** How many messages there are of each state. */
export async function countMessages(db: Database): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom('contactMessages')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { unread: 0, read: 0, answered: 0, spam: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

/** The messages that nobody has answered yet, spam apart, the oldest first. */
export function waitingMessages(db: Database, limit: number): Promise<ListedMessage[]> {
  return listed(db)
    .where('state', 'in', ['unread', 'read'])
    .orderBy('contactMessages.id')
    .limit(limit)
    .execute()
}

/** Notes what was made of a message; whether there is one. */
export async function markMessage(db: Database, id: number, state: MessageState): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contactMessages')
    .set({ state })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** All that is stored of a person. */
export interface Person {
  messages: Selectable<Tables['contactMessages']>[]
  subscriptions: Selectable<Tables['newsletterSubscriptions']>[]
  /** E-mails about these that were not sent yet. */
  emails: Selectable<Tables['outbox']>[]
}

/** All that is stored of a person, by any address of their mailbox. */
export async function readPerson(db: Database, email: string): Promise<Person> {
  const addresses = await addressesOf(db, email)
  const messages = db.selectFrom('contactMessages').where(sql`lower(email)`, 'in', addresses)
  const subscriptions = db
    .selectFrom('newsletterSubscriptions')
    .where('emailKey', '=', mailboxOf(email))
  return {
    messages: await messages.selectAll().orderBy('id').execute(),
    subscriptions: await subscriptions.selectAll().execute(),
    emails: await db
      .selectFrom('outbox')
      .selectAll()
      .where((row) =>
        row.or([
          row('contactMessageId', 'in', messages.select('id')),
          row('subscriptionId', 'in', subscriptions.select('id')),
        ]),
      )
      .orderBy('id')
      .execute(),
  }
}

/** Deletes a message, with its e-mail; whether there was one. */
export async function deleteMessage(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contactMessages')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** How much was deleted; links, and e-mails that waited to be sent, go with what they are about. */
export interface Deleted {
  messages: number
  subscriptions: number
}

/** Deletes what was stored of a person, by any address of their mailbox; `record` notes it within the transaction. */
export async function deletePerson(
  db: Database,
  email: string,
  record?: (transaction: Database, deleted: Deleted) => Promise<void>,
): Promise<Deleted> {
  const addresses = await addressesOf(db, email)
  return db.transaction().execute(async (transaction) => {
    const messages = await transaction
      .deleteFrom('contactMessages')
      .where(sql`lower(email)`, 'in', addresses)
      .executeTakeFirstOrThrow()
    const subscriptions = await transaction
      .deleteFrom('newsletterSubscriptions')
      .where('emailKey', '=', mailboxOf(email))
      .executeTakeFirstOrThrow()
    const deleted = {
      messages: Number(messages.numDeletedRows),
      subscriptions: Number(subscriptions.numDeletedRows),
    }
    await record?.(transaction, deleted)
    return deleted
  })
}

/** In lower case, an address and those of the same mailbox from which messages came. */
async function addressesOf(db: Database, email: string): Promise<string[]> {
  const mailbox = mailboxOf(email)
  const senders = await db
    .selectFrom('contactMessages')
    .select(sql<string>`lower(email)`.as('address'))
    .distinct()
    .execute()
  const aliases = senders.map(({ address }) => address).filter((one) => mailboxOf(one) === mailbox)
  return [email.trim().toLowerCase(), ...aliases]
}

/** Deleted in one statement, so that none keeps other writers waiting. */
const deletedAtOnce = 500

/** Deletes up to 500 messages, with their e-mails, that are older than so many months. How many there were. */
export async function deleteOldMessages(db: Database, months: number): Promise<number> {
  const oldest = new Date()
  oldest.setUTCMonth(oldest.getUTCMonth() - months)
  const { numDeletedRows } = await db
    .deleteFrom('contactMessages')
    .where('id', 'in', (messages) =>
      messages
        .selectFrom('contactMessages')
        .select('id')
        .where('createdAt', '<', oldest.toISOString())
        .limit(deletedAtOnce),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
