import { openFilledDatabase } from '@argo/api/database/open'
import type { Database } from '@argo/api/database/schema'
import { linkFor } from '@argo/api/staff/people/links'
import { startSession } from '@argo/api/staff/sign-in/sessions'

/** Somebody who is to have access to the desk. */
export interface NewPerson {
  name: string
  role: 'editor' | 'owner'
}

/** The link with which somebody makes a passkey for the desk of a database. */
export function deskLink(url: string, staffUrl: string, person: NewPerson): Promise<string> {
  return onDatabase(url, (db) => linkFor(db, staffUrl, { ...person, now: new Date() }))
}

/** Signs somebody in without a passkey: the token that their browser's cookie has. */
export function deskSession(url: string, staffUrl: string, person: NewPerson): Promise<string> {
  return onDatabase(url, async (db) => {
    await linkFor(db, staffUrl, { ...person, now: new Date() })
    return startSession(db, await idOf(db, person.name), new Date(), { device: 'Firefox on Linux' })
  })
}

/** Ends every session of somebody. */
export function endDeskSessions(url: string, name: string): Promise<void> {
  return onDatabase(url, async (db) => {
    await db
      .deleteFrom('staffSessions')
      .where('personId', '=', await idOf(db, name))
      .execute()
  })
}

/** Has somebody have signed in so long ago that what asks for a fresh answer of a passkey is refused. */
export function ageDeskSessions(url: string, name: string): Promise<void> {
  return onDatabase(url, async (db) => {
    await db
      .updateTable('staffSessions')
      .set({ createdAt: new Date(Date.now() - 10 * 60_000).toISOString() })
      .where('personId', '=', await idOf(db, name))
      .execute()
  })
}

async function idOf(db: Database, name: string): Promise<number> {
  const person = db.selectFrom('staffPeople').select('id').where('name', '=', name)
  return (await person.executeTakeFirstOrThrow()).id
}

async function onDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = await openFilledDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
