import { sql } from 'kysely'
import { expect } from 'vitest'
import { deletePerson } from '../messages/queries.ts'
import { followLink, readLink } from '../newsletter/opt-in.ts'
import { tokenFor } from '../newsletter/test-links.ts'
import { createCaller } from '../app-router.ts'
import { backUp, restore } from './backup.ts'
import { forgetErased } from './forget.ts'
import type { Database } from './schema.ts'
import type { openTestDatabase } from './test-database.ts'

/** A database of the site that is open, and where its backup is to be. */
interface SiteDatabase {
  url: string
  opened: Awaited<ReturnType<typeof openTestDatabase>>
  backup: string
}

type Open = (url: string) => Promise<SiteDatabase['opened']>

const read = async () => {}
const at = '2026-01-01T00:00:00.000Z'

/** Restores a backup of a site from which things were deleted and unsubscribed since, and expects that to stay so. */
export async function expectForgotten(
  { url, opened, backup }: SiteDatabase,
  emptyUrl: string,
  open: Open,
): Promise<void> {
  const before = opened.db
  const { contact, newsletter } = createCaller({ db: before })
  const write = (email: string) => contact.send({ name: 'Ada', email, message: 'Does it fit?' })
  const confirm = async (email: string) => {
    await newsletter.subscribe({ email })
    await followLink(before, 'confirm', await tokenFor(before, 'confirm', email))
    const unsubscribe = await tokenFor(before, 'unsubscribe', email)
    return () => followLink(before, 'unsubscribe', unsubscribe)
  }

  await write('stays@example.com')
  await write('erased@example.com')
  await confirm('stays@example.com')
  await confirm('erased@example.com')
  await newsletter.subscribe({ email: 'entered@example.com' })
  const unsubscribe = await confirm('ends@example.com')
  await backUp(url, backup)
  await unsubscribe()
  await (
    await confirm('came-and-ended@example.com')
  )()
  await confirm('came@example.com')
  await write('later@example.com')
  const productId = await addProduct(before)
  await before.deleteFrom('products').where('id', '=', productId).execute()
  await deletePerson(before, 'erased@example.com')
  await deletePerson(before, 'later@example.com')
  await before
    .updateTable('siteKey')
    .set({ secret: 'f'.repeat(64) })
    .execute()
  const sent = await tokenFor(before, 'unsubscribe', 'stays@example.com')

  const emailsOf = async (restored: Database) => [
    await emails(restored, 'contactMessages'),
    await emails(restored, 'newsletterSubscriptions'),
  ]
  const { restored } = await restore(emptyUrl, backup, { read: emailsOf })
  expect(restored.map(({ length }) => length)).toEqual([2, 4])
  const { db } = await open(emptyUrl)
  const nothing = { messages: 0, subscriptions: 0, unsubscribed: 0 }
  expect(await forgetErased(db, before)).toEqual({
    messages: 1,
    subscriptions: 1,
    unsubscribed: 2,
  })
  expect(await forgetErased(db, before)).toEqual(nothing)
  expect(await emails(db, 'contactMessages')).toEqual(['stays@example.com'])
  expect(await emails(db, 'newsletterSubscriptions')).toEqual([
    'came-and-ended@example.com',
    'ends@example.com',
    'entered@example.com',
    'stays@example.com',
  ])
  const ended = db.selectFrom('newsletterSubscriptions').where('unsubscribedAt', 'is not', null)
  expect(await ended.select('email').orderBy('email').execute()).toEqual([
    { email: 'came-and-ended@example.com' },
    { email: 'ends@example.com' },
  ])
  expect(await readLink(db, 'unsubscribe', sent)).toBe('open')
  // An id that was another message's would be taken for that one after the next restore.
  const newest = await db
    .selectFrom('erasures')
    .select(({ fn }) => fn.max('rowId').as('id'))
    .where('tableName', '=', 'contact_messages')
    .executeTakeFirstOrThrow()
  await createCaller({ db }).contact.send({
    name: 'Eve',
    email: 'new@example.com',
    message: 'Does it fit?',
  })
  const { id } = await db
    .selectFrom('contactMessages')
    .select('id')
    .where('email', '=', 'new@example.com')
    .executeTakeFirstOrThrow()
  expect(id).toBeGreaterThan(newest.id)
  // A link to the preview of a product that is gone would show the next one.
  expect(await addProduct(db)).toBeGreaterThan(productId)
}

async function addProduct(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into products (name, description, category, image_url, images, specs)
    values ('Later', '', 'cases', '/a.webp', '[]', '[]') returning id`.execute(db)
  return Number(rows[0]?.id)
}

async function emails(db: Database, table: 'contactMessages' | 'newsletterSubscriptions') {
  const rows = await db.selectFrom(table).select('email').orderBy('email').execute()
  return rows.map(({ email }) => email)
}

/** Restores a backup, and expects that nobody can sign in, see a preview or get an e-mail by what it held, and that nothing is published. */
export async function expectNoAccess(
  { url, opened, backup }: SiteDatabase,
  emptyUrl: string,
  open: Open,
): Promise<void> {
  const { db } = opened
  const { contact, newsletter } = createCaller({ db })
  await contact.send({ name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' })
  await newsletter.subscribe({ email: 'ada@example.com' })
  for (const [name, endedAt] of [
    ['Olga', null],
    ['Eve', at],
  ] as const) {
    const { id: personId } = await db
      .insertInto('staffPeople')
      .values({ name, role: 'owner', createdAt: at, endedAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('staffPasskeys')
      .values({
        personId,
        credentialId: name,
        publicKey: '',
        counter: 0,
        transports: '[]',
        device: 'Firefox on Linux',
        createdAt: at,
        lastUsedAt: at,
      })
      .execute()
    await db
      .insertInto('staffSessions')
      .values({ tokenHash: name, personId, device: 'Firefox on Linux', createdAt: at, seenAt: at })
      .execute()
    await db
      .insertInto('staffLinks')
      .values({ tokenHash: name, personId, expiresAt: '2999-01-01T00:00:00.000Z', usedAt: null })
      .execute()
  }
  await db.insertInto('previewEnds').values({ productId: 79, endedAt: at }).execute()
  const draft = JSON.stringify({ values: { name: 'Edge II' } })
  const scheduled = { draft, publishAt: '2026-01-01T00:00:00Z' }
  await db.updateTable('products').set(scheduled).where('id', '=', 79).execute()
  const hidden = { state: 'draft', publishAt: '2999-01-01T00:00:00Z' } as const
  await db.updateTable('products').set(hidden).where('id', '=', 78).execute()
  await backUp(url, backup)
  const restoredAt = new Date().toISOString()
  await restore(emptyUrl, backup, { read })
  const restored = (await open(emptyUrl)).db
  for (const table of ['staffPasskeys', 'staffSessions', 'staffLinks', 'outbox'] as const)
    expect([table, await restored.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  const people = await restored.selectFrom('staffPeople').selectAll().orderBy('id').execute()
  expect(people.map(({ name, role, endedAt }) => [name, role, endedAt === null])).toEqual([
    ['Olga', 'editor', false],
    ['Eve', 'editor', false],
  ])
  const ends = await restored.selectFrom('previewEnds').selectAll().execute()
  const products = await restored.selectFrom('products').select('id').execute()
  expect(ends.filter(({ endedAt }) => endedAt >= restoredAt)).toHaveLength(products.length)
  const edge = restored.selectFrom('products').select(['draft', 'publishAt'])
  expect(await edge.where('id', '=', 79).executeTakeFirst()).toEqual({
    draft,
    publishAt: null,
  })
  const calypso = restored.selectFrom('products').select(['state', 'publishAt'])
  expect(await calypso.where('id', '=', 78).executeTakeFirst()).toEqual({
    state: 'draft',
    publishAt: null,
  })
  expect(await emails(restored, 'contactMessages')).toEqual(['ada@example.com'])
}

/** Restores a backup of a site, and expects that nothing of another site is taken for this one's. */
export async function expectAnotherSite(
  { url, opened, backup }: SiteDatabase,
  emptyUrl: string,
  otherUrl: string,
  open: Open,
): Promise<void> {
  const row = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?', createdAt: at }
  await opened.db.insertInto('contactMessages').values(row).execute()
  await backUp(url, backup)
  const other = (await open(otherUrl)).db
  await other.insertInto('contactMessages').values(row).execute()
  await other.deleteFrom('contactMessages').execute()
  await restore(emptyUrl, backup, { read })
  const { db } = await open(emptyUrl)
  await expect(forgetErased(db, other)).rejects.toThrow('is of another site')
  expect(await emails(db, 'contactMessages')).toEqual(['ada@example.com'])
}
