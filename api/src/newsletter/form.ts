import { SubscriptionSchema } from '@argo/domain/newsletter/newsletter'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { type FormServices, serveForm } from '../forms/forms.ts'
import { takeSubscription } from './take-subscription.ts'

/** The newsletter's form, as a browser without scripts sends it from any page. */
export function serveNewsletterForm(
  app: FastifyInstance,
  db: Database,
  services: FormServices,
  dailyLimit?: number,
) {
  return serveForm(app, services, {
    name: 'newsletter',
    path: '/newsletter',
    schema: SubscriptionSchema,
    store: (subscription) => takeSubscription(db, subscription, dailyLimit),
  })
}
