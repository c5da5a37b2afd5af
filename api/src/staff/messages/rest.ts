import { pipeline } from 'node:stream/promises'
import { EmailSchema } from '@argo/domain/text/text'
import { stringify } from 'csv-stringify'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'
import { readPerson } from '../../messages/queries.ts'
import { readSubscribers } from '../../newsletter/subscribers.ts'
import { HttpError } from '../../protocol/problem.ts'
import { signedInFreshly } from '../sign-in/identify-person.ts'

interface ExportOptions {
  db: Database
  /** The site's address, where links to unsubscribe lead. */
  publicUrl: string
}

const Person = z.object({ email: EmailSchema })

/** Serves what is stored of a person, and who gets the newsletter, as files, for who answered with their passkey just now. */
export function serveExports(app: FastifyInstance, { db, publicUrl }: ExportOptions): void {
  app.get('/export/person.json', async (request, reply) => {
    signedInFreshly(request)
    const { data } = Person.safeParse(request.query)
    if (!data) throw new HttpError(400, 'Please name an e-mail address.')
    const text = `${JSON.stringify(await readPerson(db, data.email), null, 2)}\n`
    return reply
      .header('Content-Disposition', 'attachment; filename="person.json"')
      .type('application/json; charset=utf-8')
      .send(Buffer.from(text))
  })

  app.get('/export/newsletter.csv', async (request, reply) => {
    signedInFreshly(request)
    // For a program that sends mail: a byte order mark or an apostrophe would change an address.
    const csv = stringify({ header: true })
    void pipeline(readSubscribers(db, publicUrl), csv).catch((error: unknown) =>
      request.log.error({ reqId: request.id, err: error }, 'the newsletter was not exported'),
    )
    return reply
      .header('Content-Disposition', 'attachment; filename="newsletter.csv"')
      .type('text/csv; charset=utf-8')
      .send(csv)
  })
}
