import { SubscriptionSchema } from '@argo/domain/newsletter/newsletter'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { addWriteRoute, type FormServices, serveForm } from '../forms/forms.ts'
import { subscribe } from './subscribe.ts'

/** The documented call, and the newsletter's form as a browser without scripts sends it from any page. */
export async function serveNewsletter(
  app: FastifyInstance,
  db: Database,
  services: FormServices,
  dailyLimit?: number,
): Promise<void> {
  addWriteRoute(app, services.limitWrites, {
    form: 'newsletter',
    summary: 'Subscribe an e-mail address to the newsletter',
    body: SubscriptionSchema,
    store: (subscription) => subscribe(db, subscription, dailyLimit),
  })
  await serveForm(app, services, {
    path: '/newsletter',
    schema: SubscriptionSchema,
    store: (subscription) => subscribe(db, subscription, dailyLimit),
  })
}
