import { countOf } from '@argo/domain/text/count-of'
import { inWords } from '@argo/domain/text/in-words'
import type { Database } from '../../database/schema.ts'
import { recordAction } from '../revisions/record.ts'
import type { Person } from '../trpc.ts'

/** Notes in the history, within the transaction that does it, what somebody did to what is stored of visitors. */
export function recordVisitorAction(
  transaction: Database,
  { person, now }: { person: Person; now: () => Date },
  note: string,
): Promise<void> {
  const author = { personId: person.id, at: now() }
  return recordAction(transaction, author, { subject: 'visitors', note })
}

/** How much is stored of a person, in words. */
export function amountOf(stored: { messages: number; subscriptions: number }): string {
  return inWords([
    countOf(stored.messages, 'message'),
    countOf(stored.subscriptions, 'subscription'),
  ])
}
