import { ContactMessageSchema } from '@argo/domain/contact/contact'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../database/schema.ts'
import { refuseOtherSites } from '../forms/forms.ts'
import { refuseOtherMethods } from '../protocol/methods.ts'
import { ProblemSchema } from '../protocol/problem.ts'
import { StoredSchema, stored } from '../forms/stored.ts'
import { refuseFilledHoneypot } from '../forms/spam-guard.ts'
import type { WriteLimit } from '../limits/write-limit.ts'
import { saveMessage } from './queries.ts'

/** The documented contact call. */
export const contactRest: FastifyPluginAsyncZod<{ db: Database; limitWrites: WriteLimit }> = async (
  app,
  { db, limitWrites },
) => {
  app.post(
    '/api/contact',
    {
      onRequest: [refuseOtherSites, limitWrites.attempt],
      preValidation: async ({ body }) => refuseFilledHoneypot(body),
      preHandler: (request) => limitWrites.store(request, { ...request.body, form: 'contact' }),
      schema: {
        tags: ['contact'],
        summary: 'Send a message to support',
        description:
          'The site puts "Subject: {value}" and a blank line before the message; they do not count towards its 5,000 characters.',
        body: ContactMessageSchema,
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
      await saveMessage(db, body)
      return reply.code(201).send(stored)
    },
  )
  refuseOtherMethods(app, '/api/contact', ['POST'])
}
