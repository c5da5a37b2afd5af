import { openFilledDatabase } from '@argo/api/database/open'
import { retryWhileBusy } from '@argo/api/database/retry-while-busy'
import type { Database } from '@argo/api/database/schema'
import { linkFor } from '@argo/api/staff/people/links'
import { startSession } from '@argo/api/staff/sign-in/sessions'

/** Somebody who is to have access to the desk. */
export interface NewPerson {
  name: string
  role: 'editor' | 'owner'
}

/** The link with which somebody makes a passkey for the desk of a database's file. */
export function deskLink(
  databaseFile: string,
  staffUrl: string,
  person: NewPerson,
): Promise<string> {
  return onFile(databaseFile, (db) => linkFor(db, staffUrl, { ...person, now: new Date() }))
}

/** Signs somebody in without a passkey: the token that their browser's cookie has. */
export function deskSession(
  databaseFile: string,
  staffUrl: string,
  person: NewPerson,
): Promise<string> {
  return sessionAt(`sqlite:${databaseFile}`, staffUrl, person)
}

/** The same in a database of any kind, by its address. */
export function sessionAt(
  databaseUrl: string,
  staffUrl: string,
  person: NewPerson,
): Promise<string> {
  return onDatabase(databaseUrl, async (db) => {
    await linkFor(db, staffUrl, { ...person, now: new Date() })
    const { id } = await db
      .selectFrom('staffPeople')
      .select('id')
      .where('name', '=', person.name)
      .executeTakeFirstOrThrow()
    return retryWhileBusy(() => startSession(db, id, new Date()))
  })
}

/** Ends every session of somebody. */
export function endDeskSessions(databaseFile: string, name: string): Promise<void> {
  return onFile(databaseFile, async (db) => {
    const ofPerson = db
      .deleteFrom('staffSessions')
      .where('personId', 'in', (people) =>
        people.selectFrom('staffPeople').select('id').where('name', '=', name),
      )
    await retryWhileBusy(() => ofPerson.execute())
  })
}

function onFile<T>(databaseFile: string, work: (db: Database) => Promise<T>): Promise<T> {
  return onDatabase(`sqlite:${databaseFile}`, work)
}

async function onDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = await openFilledDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
