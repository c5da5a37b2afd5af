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

/** A session that counts: whose it is, and when they signed in. */
export interface Session {
  person: Person
  signedInAt: string
}

/** The session with a token, unless it has ended, or its person's access has. */
export async function sessionByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const tokenHash = hashOf(token)
  const found = await db
    .selectFrom('staffSessions')
    .innerJoin('staffPeople', 'staffPeople.id', 'staffSessions.personId')
    .select(['staffPeople.id', 'staffPeople.name', 'staffPeople.role'])
    .select(['staffSessions.seenAt', 'staffSessions.createdAt'])
    .where('staffSessions.tokenHash', '=', tokenHash)
    .where('staffSessions.seenAt', '>', before(now, idle))
    .where('staffSessions.createdAt', '>', before(now, longestSession))
    .where('staffPeople.endedAt', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  const { seenAt, createdAt, ...person } = found
  if (seenAt < before(now, exactness))
    await db
      .updateTable('staffSessions')
      .set({ seenAt: now.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute()
  return { person, signedInAt: createdAt }
}

/** Where a session begins: in the place of one that the browser had. */
export interface SessionPlace {
  device: string
  session?: string | undefined
}

/** Begins a session and gives its token; sessions that have ended are deleted. */
export async function startSession(
  db: Database,
  personId: number,
  now: Date,
  { device, session: replaced }: SessionPlace,
): Promise<string> {
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
  if (replaced !== undefined) await endSession(db, replaced)
  await db
    .insertInto('staffSessions')
    .values({ tokenHash: hashOf(token), personId, device, createdAt: at, seenAt: at })
    .execute()
  return token
}

/** The sessions of a person, those seen last first; `isHere` is the one with a token. */
export async function sessionsOf(db: Database, personId: number, now: Date, here?: string) {
  const sessions = await db
    .selectFrom('staffSessions')
    .select(['id', 'tokenHash', 'device', 'createdAt', 'seenAt'])
    .where('personId', '=', personId)
    .where('seenAt', '>', before(now, idle))
    .where('createdAt', '>', before(now, longestSession))
    .orderBy('seenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return sessions.map(({ tokenHash, ...session }) => ({
    ...session,
    isHere: here !== undefined && tokenHash === hashOf(here),
  }))
}

/** Ends a session, if there is one with this token. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('staffSessions').where('tokenHash', '=', hashOf(token)).execute()
}

/** Signs a person out on all devices; a link that they have not used makes no passkey any more. */
export async function endSessionsOf(db: Database, personId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // A link that is being used at this moment is waited for; then the session that it made is seen.
    for (const table of ['staffLinks', 'staffSessions'] as const)
      await transaction.deleteFrom(table).where('personId', '=', personId).execute()
  })
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString()
}
