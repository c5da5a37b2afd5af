import { ContactMessageSchema } from '@argo/domain/contact/contact'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { addWriteRoute } from '../forms/write-route.ts'
import type { WriteLimit } from '../limits/write-limit.ts'
import { saveMessage } from './queries.ts'

/** The documented contact call. */
export function contactRest(app: FastifyInstance, db: Database, limitWrites: WriteLimit): void {
  addWriteRoute(app, limitWrites, {
    form: 'contact',
    summary: 'Send a message to support',
    description:
      'The site puts "Subject: {value}" and a blank line before the message; they do not count towards its 5,000 characters.',
    body: ContactMessageSchema,
    store: (message) => saveMessage(db, message),
  })
}
