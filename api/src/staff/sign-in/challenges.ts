import { retryWhileBusy } from '../../database/retry-while-busy.ts'
import type { Database } from '../../database/schema.ts'

const lifetime = 5 * 60_000
/** As many as may wait for an answer at once: whoever finds the desk can ask for one. */
const most = 1_000

/** Notes a challenge for five minutes; false when too many wait for an answer. */
export async function noteChallenge(db: Database, challenge: string, now: Date): Promise<boolean> {
  return retryWhileBusy(async () => {
    await db.deleteFrom('staffChallenges').where('expiresAt', '<=', now.toISOString()).execute()
    const { waiting } = await db
      .selectFrom('staffChallenges')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow()
    if (waiting >= most) return false
    const expiresAt = new Date(now.getTime() + lifetime).toISOString()
    await db.insertInto('staffChallenges').values({ challenge, expiresAt }).execute()
    return true
  })
}

/** Takes a challenge that was answered: true once, and within five minutes. */
export async function takeChallenge(db: Database, challenge: string, now: Date): Promise<boolean> {
  const taken = await retryWhileBusy(() =>
    db
      .deleteFrom('staffChallenges')
      .where('challenge', '=', challenge)
      .returning('expiresAt')
      .executeTakeFirst(),
  )
  return taken !== undefined && taken.expiresAt > now.toISOString()
}
