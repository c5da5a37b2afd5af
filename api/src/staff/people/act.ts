import type { Database } from '../../database/schema.ts'
import { recordAction } from '../revisions/record.ts'

/** Who does something to people's access, and when; at the server's command line without `by`. */
export interface Act {
  by?: number | undefined
  now: Date
}

/** Notes in the history, within the transaction that does it, what was done to the access of a person. */
export async function recordAct(
  transaction: Database,
  { by, now }: Act,
  personId: number,
  words: (name: string) => string,
): Promise<void> {
  const { name } = await transaction
    .selectFrom('staffPeople')
    .select('name')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const action = { subject: 'people', note: words(name) } as const
  await recordAction(transaction, { personId: by ?? null, at: now }, action)
}
