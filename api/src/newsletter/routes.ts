import { SubscriptionSchema } from '@argo/domain/newsletter/newsletter'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { type FormServices, serveForm } from '../forms/routes.ts'
import type { RateLimit } from '../protocol/rate-limit.ts'
import { subscribe } from './subscribe.ts'

export interface NewsletterServices extends FormServices {
  /** Counts a subscription against its network. */
  limitSubscriptions: RateLimit
}

/** The documented call, which the newsletter's form on any page is posted to as well. */
export async function serveNewsletter(
  app: FastifyInstance,
  db: Database,
  { limitSubscriptions, ...services }: NewsletterServices,
  dailyLimit?: number,
): Promise<void> {
  await serveForm(app, services, {
    name: 'newsletter',
    operationId: 'subscribeToNewsletter',
    summary: 'Subscribe an e-mail address to the newsletter',
    json: SubscriptionSchema,
    fields: SubscriptionSchema,
    save: async (subscription, request) => {
      await limitSubscriptions(request)
      await subscribe(db, subscription, dailyLimit)
    },
  })
}
