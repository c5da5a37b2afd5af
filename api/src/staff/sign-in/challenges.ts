import type { Database } from '../../database/schema.ts'

const lifetime = 5 * 60_000
/** As many as may wait for an answer at once: whoever finds the desk can ask for one. */
const most = 1_000

/** Notes a challenge for five minutes; of too many that wait, the oldest are forgotten. */
export async function storeChallenge(db: Database, challenge: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifetime).toISOString()
  const surplus = db
    .selectFrom('staffChallenges')
    .select('challenge')
    .orderBy('expiresAt', 'desc')
    .limit(2 * most)
    .offset(most - 1)
  await db
    .deleteFrom('staffChallenges')
    .where((row) =>
      row.or([row('expiresAt', '<=', now.toISOString()), row('challenge', 'in', surplus)]),
    )
    .execute()
  await db.insertInto('staffChallenges').values({ challenge, expiresAt }).execute()
}

/** Takes a challenge that was answered: true once, and within five minutes. */
export async function takeChallenge(db: Database, challenge: string, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('staffChallenges')
    .where('challenge', '=', challenge)
    .returning('expiresAt')
    .executeTakeFirst()
  return taken !== undefined && taken.expiresAt > now.toISOString()
}
