import type { Database } from '../../database/schema.ts'
import { recordAct } from '../people/act.ts'
import type { NewPasskey, Passkey } from './passkeys.ts'
import { type SessionPlace, startSession } from './sessions.ts'
import { hashOf } from './tokens.ts'

/** The passkey with a credential's id, and whose it is, unless their access has ended. */
export function passkeyByCredential(db: Database, credentialId: string) {
  return db
    .selectFrom('staffPasskeys')
    .innerJoin('staffPeople', 'staffPeople.id', 'staffPasskeys.personId')
    .selectAll('staffPasskeys')
    .select(['staffPeople.name', 'staffPeople.role'])
    .where('staffPasskeys.credentialId', '=', credentialId)
    .where('staffPeople.endedAt', 'is', null)
    .executeTakeFirst()
}

/** Whom a link is for that nobody has used and that has not ended. */
export function personOfLink(db: Database, token: string, now: Date) {
  return db
    .selectFrom('staffLinks')
    .innerJoin('staffPeople', 'staffPeople.id', 'staffLinks.personId')
    .select(['staffPeople.id', 'staffPeople.name', 'staffPeople.role', 'staffPeople.createdAt'])
    .where('staffLinks.tokenHash', '=', hashOf(token))
    .where('staffLinks.usedAt', 'is', null)
    .where('staffLinks.expiresAt', '>', now.toISOString())
    .where('staffPeople.endedAt', 'is', null)
    .executeTakeFirst()
}

/** The passkeys that a person has. */
export function passkeysOf(db: Database, personId: number) {
  return db
    .selectFrom('staffPasskeys')
    .select(['credentialId', 'transports'])
    .where('personId', '=', personId)
    .execute()
}

/** Uses up a link for a passkey and signs in with that: the session's token, or undefined when the link was used meanwhile. */
export function usePasskeyLink(
  db: Database,
  { token, personId, passkey }: { token: string; personId: number; passkey: NewPasskey },
  now: Date,
  place: SessionPlace,
): Promise<string | undefined> {
  const at = now.toISOString()
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('staffLinks')
      .set({ usedAt: at })
      .where('tokenHash', '=', hashOf(token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', at)
      .returning('personId')
      .executeTakeFirst()
    if (!used) return undefined
    await transaction
      .insertInto('staffPasskeys')
      .values({ ...passkey, personId, device: place.device, createdAt: at, lastUsedAt: at })
      .execute()
    await recordAct(transaction, { by: personId, now }, personId, () => 'made a passkey')
    return startSession(transaction, personId, now, place)
  })
}

/**
 * Notes the use of a passkey and begins a session: its token, or undefined when the passkey was used since it was asked, so
 * that an answer counts once.
 */
export function usePasskey(
  db: Database,
  passkey: Pick<Passkey, 'id' | 'personId' | 'counter'>,
  { counter, askedAt }: { counter: number; askedAt: Date },
  now: Date,
  place: SessionPlace,
): Promise<string | undefined> {
  const lastUsedAt = askedAt.toISOString()
  return db.transaction().execute(async (transaction) => {
    const isFirstUse = await transaction
      .updateTable('staffPasskeys')
      .set({ counter, lastUsedAt })
      .where('id', '=', passkey.id)
      .where('counter', '=', passkey.counter)
      .where('lastUsedAt', '<', lastUsedAt)
      .returning('id')
      .executeTakeFirst()
    return isFirstUse && startSession(transaction, passkey.personId, now, place)
  })
}
