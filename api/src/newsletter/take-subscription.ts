import type { Subscription } from '@argo/domain/newsletter/newsletter'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../protocol/problem.ts'
import { subscribe } from './subscribe.ts'

const anHour = 60 * 60

/** Stores a subscription. Throws a 503 when as many addresses were asked to confirm as may be. */
export async function takeSubscription(
  db: Database,
  subscription: Subscription,
  dailyLimit?: number,
): Promise<void> {
  if (await subscribe(db, subscription, dailyLimit)) return
  throw new HttpError(
    503,
    'More people are subscribing than we can write to just now. Please try again in an hour.',
    anHour,
  )
}
