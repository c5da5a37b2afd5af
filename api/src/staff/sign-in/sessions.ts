import type { Database } from '../../database/schema.ts'
import type { Person } from '../trpc.ts'
import { hashOf, newToken } from './tokens.ts'

const minute = 60_000
/** How long a session lasts in which nothing is done. */
const idle = 30 * 24 * 60 * minute
/** How long any session lasts, in milliseconds. */
export const longestSession = 90 * 24 * 60 * minute
/** How exactly it is known when a session was used last. */
const exactness = 5 * minute

/** Who signed in with a session's token, unless it has ended, or their access has. */
export async function personOf(
  db: Database,
  token: string,
  now: Date,
): Promise<Person | undefined> {
  const tokenHash = hashOf(token)
  const found = await db
    .selectFrom('staffSessions')
    .innerJoin('staffPeople', 'staffPeople.id', 'staffSessions.personId')
    .select(['staffPeople.id', 'staffPeople.name', 'staffPeople.role', 'staffSessions.seenAt'])
    .where('staffSessions.tokenHash', '=', tokenHash)
    .where('staffSessions.seenAt', '>', before(now, idle))
    .where('staffSessions.createdAt', '>', before(now, longestSession))
    .where('staffPeople.endedAt', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  const { seenAt, ...person } = found
  if (seenAt < before(now, exactness))
    await db
      .updateTable('staffSessions')
      .set({ seenAt: now.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute()
  return person
}

/** Begins a session and gives its token; sessions that have ended are deleted. */
export async function startSession(db: Database, personId: number, now: Date): Promise<string> {
  const token = newToken()
  const at = now.toISOString()
  await db
    .deleteFrom('staffSessions')
    .where((session) =>
      session.or([
        session('seenAt', '<=', before(now, idle)),
        session('createdAt', '<=', before(now, longestSession)),
      ]),
    )
    .execute()
  await db
    .insertInto('staffSessions')
    .values({ tokenHash: hashOf(token), personId, createdAt: at, seenAt: at })
    .execute()
  return token
}

/** Ends a session, if there is one with this token. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('staffSessions').where('tokenHash', '=', hashOf(token)).execute()
}

/** Ends every session of a person, on all devices. */
export async function endSessionsOf(db: Database, personId: number): Promise<void> {
  await db.deleteFrom('staffSessions').where('personId', '=', personId).execute()
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString()
}
