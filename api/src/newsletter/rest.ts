import { SubscriptionSchema } from '@argo/domain/newsletter/newsletter'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../database/schema.ts'
import { refuseOtherSites } from '../forms/forms.ts'
import { refuseOtherMethods } from '../protocol/methods.ts'
import { ProblemSchema } from '../protocol/problem.ts'
import { StoredSchema, stored } from '../forms/stored.ts'
import { refuseFilledHoneypot } from '../forms/spam-guard.ts'
import type { WriteLimit } from '../limits/write-limit.ts'
import { takeSubscription } from './take-subscription.ts'

/** The documented newsletter call. The response is the same whether or not the address was known. */
export const newsletterRest: FastifyPluginAsyncZod<{
  db: Database
  limitWrites: WriteLimit
  dailyLimit: number | undefined
}> = async (app, { db, limitWrites, dailyLimit }) => {
  app.post(
    '/api/newsletter',
    {
      onRequest: [refuseOtherSites, limitWrites.attempt],
      preValidation: async ({ body }) => refuseFilledHoneypot(body),
      preHandler: (request) => limitWrites.store(request, { ...request.body, form: 'newsletter' }),
      schema: {
        tags: ['newsletter'],
        summary: 'Subscribe an e-mail address to the newsletter',
        body: SubscriptionSchema,
        response: {
          201: StoredSchema,
          400: ProblemSchema,
          403: ProblemSchema,
          429: ProblemSchema,
          503: ProblemSchema,
        },
      },
    },
    async ({ body }, reply) => {
      await takeSubscription(db, body, dailyLimit)
      return reply.code(201).send(stored)
    },
  )
  refuseOtherMethods(app, '/api/newsletter', ['POST'])
}
