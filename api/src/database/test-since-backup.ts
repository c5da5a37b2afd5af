import { expect } from 'vitest'
import { deletePerson } from '../messages/queries.ts'
import { followLink, readLink } from '../newsletter/opt-in.ts'
import { tokenFor } from '../newsletter/test-links.ts'
import { createCaller } from '../trpc/app-router.ts'
import { backUp, restore } from './backup.ts'
import type { openTestDatabase } from './test-database.ts'

/** A database of the site that is open, and where its backup is to be. */
interface SiteDatabase {
  url: string
  opened: Awaited<ReturnType<typeof openTestDatabase>>
  backup: string
}

/** Restores a backup over what was deleted and unsubscribed since, and expects that to stay so. */
export async function expectNothingUndone({ url, opened, backup }: SiteDatabase): Promise<void> {
  const { db } = opened
  const { contact, newsletter } = createCaller({ db })
  const write = (email: string) => contact.send({ name: 'Ada', email, message: 'Does it fit?' })
  const confirm = async (email: string) => {
    await newsletter.subscribe({ email })
    await followLink(db, 'confirm', await tokenFor(db, 'confirm', email))
    const unsubscribe = await tokenFor(db, 'unsubscribe', email)
    return () => followLink(db, 'unsubscribe', unsubscribe)
  }
  const emails = async (table: 'contactMessages' | 'newsletterSubscriptions') =>
    (await db.selectFrom(table).select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    )
  const unsubscribed = async () =>
    (
      await db
        .selectFrom('newsletterSubscriptions')
        .select('email')
        .where('unsubscribedAt', 'is not', null)
        .orderBy('email')
        .execute()
    ).map(({ email }) => email)

  await write('stays@example.com')
  await write('erased@example.com')
  await confirm('stays@example.com')
  await confirm('erased@example.com')
  await newsletter.subscribe({ email: 'entered@example.com' })
  const staff = await staffWithPasskeys(db)
  const unsubscribe = await confirm('ends@example.com')
  await backUp(url, backup)
  await unsubscribe()
  await db.deleteFrom('staffPasskeys').where('credentialId', '=', 'lost').execute()
  await (
    await confirm('came-and-ended@example.com')
  )()
  await confirm('came@example.com')
  await write('later@example.com')
  await deletePerson(db, 'erased@example.com')
  await deletePerson(db, 'later@example.com')
  const lastId = async () =>
    (await db.selectFrom('erasures').select('rowId').orderBy('rowId', 'desc').execute())[0]?.rowId

  // The site's key is newer than a backup of a version that had none.
  await db
    .updateTable('siteKey')
    .set({ secret: 'f'.repeat(64) })
    .execute()
  const sent = await tokenFor(db, 'unsubscribe', 'stays@example.com')

  for (const _ of ['once', 'and again']) {
    expect(await restore(url, backup, { replace: true })).toEqual({
      products: (await db.selectFrom('products').select('id').execute()).length,
      messages: 1,
      subscriptions: 4,
      heldMails: 2,
    })
    expect(await emails('contactMessages')).toEqual(['stays@example.com'])
    expect(await emails('newsletterSubscriptions')).toEqual([
      'came-and-ended@example.com',
      'ends@example.com',
      'entered@example.com',
      'stays@example.com',
    ])
    expect(await unsubscribed()).toEqual(['came-and-ended@example.com', 'ends@example.com'])
    expect(await readLink(db, 'unsubscribe', sent)).toBe('open')
    expect(await staff()).toEqual({ passkeys: ['kept'], sessions: [] })
  }
  // An id that was another message's would be taken for that one by the next restore.
  const newest = (await lastId()) ?? 0
  await write('new@example.com')
  const { id } = await db
    .selectFrom('contactMessages')
    .select('id')
    .where('email', '=', 'new@example.com')
    .executeTakeFirstOrThrow()
  expect(id).toBeGreaterThan(newest)
  // Nobody who was not asked before the backup is kept for ever.
  const { expiresAt } = await db
    .selectFrom('newsletterSubscriptions')
    .select('expiresAt')
    .where('email', '=', 'entered@example.com')
    .executeTakeFirstOrThrow()
  expect(expiresAt).toMatch(/Z$/)
}

/** Has somebody with two passkeys signed in at the desk, and says what there is of them. */
async function staffWithPasskeys(db: SiteDatabase['opened']['db']) {
  const at = '2026-01-01T00:00:00.000Z'
  const { id: personId } = await db
    .insertInto('staffPeople')
    .values({ name: 'Ada', role: 'owner', createdAt: at, endedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const passkey = { personId, publicKey: '', counter: 0, transports: '[]', createdAt: at }
  await db
    .insertInto('staffPasskeys')
    .values(['kept', 'lost'].map((credentialId) => ({ ...passkey, credentialId, lastUsedAt: at })))
    .execute()
  await db
    .insertInto('staffSessions')
    .values({ tokenHash: 'hash', personId, createdAt: at, seenAt: at })
    .execute()
  return async () => ({
    passkeys: (await db.selectFrom('staffPasskeys').select('credentialId').execute()).map(
      ({ credentialId }) => credentialId,
    ),
    sessions: await db.selectFrom('staffSessions').select('tokenHash').execute(),
  })
}

/** Restores the backup of another site, whose rows have the ids of rows that were deleted here, and expects all of them. */
export async function expectAnotherSite(
  { url, opened, backup }: SiteDatabase,
  emptyUrl: string,
  open: (url: string) => Promise<SiteDatabase['opened']>,
): Promise<void> {
  const row = { name: 'Ada', message: 'Does it fit?', createdAt: '2026-01-01T00:00:00.000Z' }
  await opened.db
    .insertInto('contactMessages')
    .values({ ...row, email: 'ada@example.com' })
    .execute()
  await backUp(url, backup)
  const { db } = await open(emptyUrl)
  await db
    .insertInto('contactMessages')
    .values({ ...row, email: 'test@example.com' })
    .execute()
  await db.deleteFrom('contactMessages').execute()
  await restore(emptyUrl, backup, { replace: true })
  expect(await db.selectFrom('contactMessages').select(['id', 'email']).execute()).toEqual([
    { id: 1, email: 'ada@example.com' },
  ])
}
