import type { FastifyInstance } from 'fastify'
import { called } from '../forms/test-form-requests.ts'

/** A message that is stored. */
export const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }

/** The responses to a message and a subscription by the API, and a message by its procedure. */
export function sendWrites(app: FastifyInstance) {
  return Promise.all([
    app.inject(called('/api/contact', letter)),
    app.inject(called('/api/newsletter', { email: letter.email })),
    app.inject(called('/trpc/contact.send', { json: letter })),
  ])
}
