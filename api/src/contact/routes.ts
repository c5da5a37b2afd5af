import { ContactFormSchema, ContactMessageSchema } from '@argo/domain/contact/contact'
import { toContactMessage } from '@argo/domain/contact/contact-message'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { addWriteRoute, type FormServices, serveForm } from '../forms/forms.ts'
import { saveMessage } from './queries.ts'

/** The documented call, and the contact page's form as a browser without scripts sends it. */
export async function serveContact(
  app: FastifyInstance,
  db: Database,
  services: FormServices,
): Promise<void> {
  addWriteRoute(app, services.limitWrites, {
    form: 'contact',
    summary: 'Send a message to support',
    description:
      'The site puts "Subject: {value}" and a blank line before the message; they do not count towards its 5,000 characters.',
    body: ContactMessageSchema,
    store: (message) => saveMessage(db, message),
  })
  await serveForm(app, services, {
    path: '/contact',
    schema: ContactFormSchema,
    store: (filled) => saveMessage(db, toContactMessage(filled)),
  })
}
