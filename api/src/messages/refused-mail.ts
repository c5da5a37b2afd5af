import type { Database } from '../database/schema.ts'

/** Has the e-mails that the mail server refused for good sent once more. How many there were. */
export async function resendRefusedMail(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ refusal: null, attempts: 0, dueAt: new Date().toISOString() })
    .where('refusal', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** An e-mail that the mail server refused for good, by the address that its message or subscription has. */
export interface RefusedMail {
  id: number
  email: string
  /** The message it is about; null for one about a subscription. */
  contactMessageId: number | null
  /** What the mail server said. */
  refusal: string
}

/** The e-mails that the mail server refused for good, the newest first. */
export async function listRefusedMail(db: Database, limit: number): Promise<RefusedMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('contactMessages', 'contactMessages.id', 'outbox.contactMessageId')
    .leftJoin('newsletterSubscriptions', 'newsletterSubscriptions.id', 'outbox.subscriptionId')
    .select(['outbox.id', 'contactMessageId', 'refusal'])
    .select(({ fn }) =>
      fn
        .coalesce('contactMessages.email', 'newsletterSubscriptions.email')
        .$castTo<string>()
        .as('email'),
    )
    .where('refusal', 'is not', null)
    .orderBy('outbox.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ refusal, ...mail }) => ({ ...mail, refusal: refusal ?? '' }))
}
