import type { Database } from '../../database/schema.ts'
import { hashOf, newToken } from '../sign-in/tokens.ts'
import type { Role } from '../trpc.ts'
import { type Act, recordAct } from './act.ts'

/** How many hours a link lasts with which a passkey is made. */
export const linkHours = 24

/** The link with which a person makes a passkey, once and within a day, in the place of one made before. */
export function makeLink(
  db: Database,
  staffUrl: string,
  personId: number,
  act: Act,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await recordAct(transaction, act, personId, (name) => `made a link for ${name}`)
    return insertLink(transaction, staffUrl, personId, act.now)
  })
}

/**
 * Gives somebody access by a link: a new person, or one that there is, whose access may have ended. The role counts for a
 * new one; an owner is made of another too, and stays one.
 */
export function linkFor(
  db: Database,
  staffUrl: string,
  { name, role, ...act }: { name: string; role: Role } & Act,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('staffPeople')
      .select(['id', 'endedAt'])
      .where('name', '=', name)
      .executeTakeFirst()
    // What somebody had before their access ended gives none again.
    if (known && known.endedAt !== null) await deleteCredentials(transaction, known.id)
    const { id } = await transaction
      .insertInto('staffPeople')
      .values({ name, role, createdAt: act.now.toISOString(), endedAt: null })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ endedAt: null, ...(role === 'owner' && { role: 'owner' as const }) }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const article = role === 'owner' ? 'an owner' : 'an editor'
    await recordAct(transaction, act, id, () =>
      known?.endedAt === null && role === 'editor'
        ? `made a link for ${name}`
        : `gave ${name} access as ${article}, by a link`,
    )
    return insertLink(transaction, staffUrl, id, act.now)
  })
}

/** Deletes, within a transaction, all with which a person can sign in or is signed in. */
export async function deleteCredentials(transaction: Database, personId: number): Promise<void> {
  // A link that is being used at this moment is waited for; then the passkey and the session that it made are seen.
  for (const table of ['staffLinks', 'staffPasskeys', 'staffSessions'] as const)
    await transaction.deleteFrom(table).where('personId', '=', personId).execute()
}

async function insertLink(
  transaction: Database,
  staffUrl: string,
  personId: number,
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkHours * 60 * 60_000).toISOString()
  await transaction.deleteFrom('staffLinks').where('personId', '=', personId).execute()
  await transaction
    .insertInto('staffLinks')
    .values({ tokenHash: hashOf(token), personId, expiresAt, usedAt: null })
    .execute()
  // Behind the hash: browsers send it to no server, and no log has it.
  return `${staffUrl}/join#${token}`
}
