import { ContactFormSchema } from '@argo/domain/contact/contact'
import { toContactMessage } from '@argo/domain/contact/contact-form'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/schema.ts'
import { type FormServices, serveForm } from '../forms/forms.ts'
import { saveMessage } from './queries.ts'

/** The contact page's form, as a browser without scripts sends it. */
export function serveContactForm(app: FastifyInstance, db: Database, services: FormServices) {
  return serveForm(app, services, {
    name: 'contact',
    path: '/contact',
    schema: ContactFormSchema,
    store: (filled) => saveMessage(db, toContactMessage(filled)),
  })
}
