import { countRows } from '../../database/row-limits.ts'
import type { Database } from '../../database/schema.ts'
import { sessionsOf } from '../sign-in/sessions.ts'
import { hashOf } from '../sign-in/tokens.ts'
import type { Role } from '../trpc.ts'
import { type Act, recordAct } from './act.ts'
import { deleteCredentials } from './links.ts'

/** As many as may be listed, those included whose access has ended. */
const mostPeople = 500

/** How many of the products that somebody has scheduled are named. */
const mostNamed = 5

/**
 * Everybody who has, or had, access, and when they did something last, to some minutes; those who have it first, by name. With
 * each how many products will be published at a time which they set, and the next of them.
 */
export async function listPeople(db: Database) {
  const people = await db
    .selectFrom('staffPeople')
    .selectAll()
    .select((person) => [
      person
        .selectFrom('staffPasskeys')
        .whereRef('personId', '=', 'staffPeople.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('passkeys'),
      person
        .selectFrom('staffSessions')
        .whereRef('personId', '=', 'staffPeople.id')
        .select(({ fn }) => fn.max('seenAt').as('at'))
        .as('sessionSeenAt'),
      person
        .selectFrom('staffPasskeys')
        .whereRef('personId', '=', 'staffPeople.id')
        .select(({ fn }) => fn.max('lastUsedAt').as('at'))
        .as('passkeyUsedAt'),
    ])
    .limit(mostPeople)
    .execute()
  const scheduled = await db
    .selectFrom('products')
    .select(['name', 'publishAt', 'publishBy'])
    .where('publishAt', 'is not', null)
    .orderBy('publishAt')
    .execute()
  const byPerson = Map.groupBy(scheduled, ({ publishBy }) => publishBy)
  return people
    .map(({ sessionSeenAt, passkeyUsedAt, passkeys, ...person }) => {
      const theirs = byPerson.get(person.id) ?? []
      const next = theirs.slice(0, mostNamed)
      return {
        ...person,
        passkeys: passkeys ?? 0,
        scheduled: {
          count: theirs.length,
          next: next.map(({ name, publishAt }) => ({ name, at: String(publishAt) })),
        },
        seenAt:
          [sessionSeenAt, passkeyUsedAt]
            .filter((at) => at !== null)
            .toSorted()
            .at(-1) ?? null,
      }
    })
    .toSorted(
      (one, other) =>
        Number(one.endedAt !== null) - Number(other.endedAt !== null) ||
        one.name.localeCompare(other.name, 'en'),
    )
}

/** Ends the access of somebody, the last owner's too. False when nobody with access has that name. */
export function endAccessOf(db: Database, name: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const person = await personByName(transaction, name)
    return person !== undefined && endAccess(transaction, person.id, { now })
  })
}

// False when there is nobody whose access could end.
async function endAccess(db: Database, personId: number, act: Act): Promise<boolean> {
  const ended = await db
    .updateTable('staffPeople')
    .set({ endedAt: act.now.toISOString() })
    .where('id', '=', personId)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await recordAct(db, act, personId, (name) => `ended the access of ${name}`)
  await deleteCredentials(db, personId)
  return true
}

/** Says what becomes of a person: another role, or none. */
type Change = Role | 'ended'

type Outcome = 'changed' | 'last owner' | 'unknown'

/** Changes a person's role or ends their access, unless nobody who can sign in would be an owner. */
export function changePerson(
  db: Database,
  personId: number,
  change: Change,
  act: Act,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    await lockOwners(transaction)
    if (change !== 'owner' && (await isLastOwner(transaction, personId))) return 'last owner'
    if (change === 'ended')
      return (await endAccess(transaction, personId, act)) ? 'changed' : 'unknown'
    const changed = await transaction
      .updateTable('staffPeople')
      .set({ role: change })
      .where('id', '=', personId)
      .where('endedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return 'unknown'
    const article = change === 'owner' ? 'an owner' : 'an editor'
    await recordAct(transaction, act, personId, (name) => `made ${name} ${article}`)
    return 'changed'
  })
}

// One after the other: two owners who end each other at the same moment would leave none.
async function lockOwners(transaction: Database): Promise<void> {
  await transaction
    .updateTable('staffPeople')
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .execute()
}

// An owner who has no passkey yet does not count.
async function isLastOwner(db: Database, personId: number): Promise<boolean> {
  const owners = await db
    .selectFrom('staffPeople')
    .innerJoin('staffPasskeys', 'staffPasskeys.personId', 'staffPeople.id')
    .select('staffPeople.id')
    .distinct()
    .where('role', '=', 'owner')
    .where('endedAt', 'is', null)
    .execute()
  return owners.length === 1 && owners[0]?.id === personId
}

/**
 * The passkeys of a person, oldest first; their sessions, of which `here` is the token of one; and until when a link makes
 * another passkey, null where there is none.
 */
export async function accessOf(db: Database, personId: number, now: Date, here?: string) {
  const passkeys = await db
    .selectFrom('staffPasskeys')
    .select(['id', 'name', 'device', 'createdAt', 'lastUsedAt', 'transports'])
    .where('personId', '=', personId)
    .orderBy('id')
    .execute()
  const link = await db
    .selectFrom('staffLinks')
    .select('expiresAt')
    .where('personId', '=', personId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return {
    passkeys: passkeys.map(({ transports, ...passkey }) => ({
      ...passkey,
      /** By which ways browsers reach it, such as "internal" and "usb". */
      transports: JSON.parse(transports) as string[],
    })),
    sessions: await sessionsOf(db, personId, now, here),
    linkExpiresAt: link?.expiresAt ?? null,
  }
}

/**
 * Deletes a passkey of a person, and signs them out everywhere but in the session with a token, unless nobody who can sign in
 * would be an owner.
 */
export function removePasskey(
  db: Database,
  {
    personId,
    passkeyId,
    session,
  }: { personId: number; passkeyId: number; session: string | undefined },
  act: Act,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    await lockOwners(transaction)
    const passkeys = await transaction
      .selectFrom('staffPasskeys')
      .select('id')
      .where('personId', '=', personId)
      .execute()
    if (!passkeys.some(({ id }) => id === passkeyId)) return 'unknown'
    if (passkeys.length === 1 && (await isLastOwner(transaction, personId))) return 'last owner'
    await transaction.deleteFrom('staffPasskeys').where('id', '=', passkeyId).execute()
    await transaction
      .deleteFrom('staffSessions')
      .where('personId', '=', personId)
      .where('tokenHash', '!=', session === undefined ? '' : hashOf(session))
      .execute()
    await recordAct(transaction, act, personId, (name) => `removed a passkey of ${name}`)
    return 'changed'
  })
}

/** Names a passkey of a person; false where there is none. */
export async function namePasskey(
  db: Database,
  { personId, passkeyId, name }: { personId: number; passkeyId: number; name: string },
): Promise<boolean> {
  const named = await db
    .updateTable('staffPasskeys')
    .set({ name })
    .where('personId', '=', personId)
    .where('id', '=', passkeyId)
    .returning('id')
    .executeTakeFirst()
  return named !== undefined
}

/** Ends a session of a person; false where there is none. */
export function removeSession(
  db: Database,
  { personId, sessionId }: { personId: number; sessionId: number },
  act: Act,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('staffSessions')
      .where('personId', '=', personId)
      .where('id', '=', sessionId)
      .returning('device')
      .executeTakeFirst()
    if (!ended) return false
    await recordAct(transaction, act, personId, (name) => `signed ${name} out of ${ended.device}`)
    return true
  })
}

/** Has a person's link make no passkey any more; false where there is none. */
export function removeLink(db: Database, personId: number, act: Act): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('staffLinks')
      .where('personId', '=', personId)
      .where('usedAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    await recordAct(transaction, act, personId, (name) => `removed the link for ${name}`)
    return true
  })
}

/** The person with a name, whose access may have ended. */
export function personByName(db: Database, name: string) {
  return db
    .selectFrom('staffPeople')
    .select(['id', 'endedAt'])
    .where('name', '=', name)
    .executeTakeFirst()
}

/** The person with an id, unless their access has ended. */
export function personById(db: Database, id: number) {
  return db
    .selectFrom('staffPeople')
    .select('id')
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
}

/** Whether as many people are known as may be. */
export async function isFull(db: Database): Promise<boolean> {
  return (await countRows(db, 'staffPeople')) >= mostPeople
}
