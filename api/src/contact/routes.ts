import {
  type ContactForm,
  ContactFormSchema,
  ContactMessageSchema,
} from '@argo/domain/contact/contact'
import { toContactMessage } from '@argo/domain/contact/contact-message'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../database/schema.ts'
import { type FormServices, serveForm } from '../forms/routes.ts'
import { saveMessage } from './queries.ts'

/** The documented call, which the contact page's form is posted to as well. */
export async function serveContact(
  app: FastifyInstance,
  db: Database,
  services: FormServices,
): Promise<void> {
  await serveForm(app, services, {
    name: 'contact',
    operationId: 'sendContactMessage',
    summary: 'Send a message to support',
    description:
      'The site puts "Subject: {value}" and a blank line before the message; they do not count towards its 5,000 characters.',
    json: ContactMessageSchema,
    fields: z.pipe(
      ContactFormSchema,
      z.transform((filled: ContactForm) => toContactMessage(filled)),
    ),
    save: (message) => saveMessage(db, message),
  })
}
