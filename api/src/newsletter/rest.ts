import { SubscriptionSchema } from '@argo/domain/newsletter/newsletter'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { addWriteRoute } from '../forms/write-route.ts'
import type { WriteLimit } from '../limits/write-limit.ts'
import { takeSubscription } from './take-subscription.ts'

/** The documented newsletter call. The response is the same whether or not the address was known. */
export function newsletterRest(
  app: FastifyInstance,
  db: Database,
  limitWrites: WriteLimit,
  dailyLimit?: number,
): void {
  addWriteRoute(app, limitWrites, {
    form: 'newsletter',
    summary: 'Subscribe an e-mail address to the newsletter',
    body: SubscriptionSchema,
    store: (subscription) => takeSubscription(db, subscription, dailyLimit),
  })
}
