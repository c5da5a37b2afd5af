import { pipeline } from 'node:stream/promises'
import { countOf } from '@argo/domain/text/count-of'
import { EmailSchema } from '@argo/domain/text/text'
import { stringify } from 'csv-stringify'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'
import { readPerson } from '../../messages/queries.ts'
import { countSubscriptions, readSubscribers } from '../../newsletter/subscribers.ts'
import { HttpError } from '../../protocol/problem.ts'
import type { Person } from '../trpc.ts'
import { amountOf, recordVisitorAction } from './history.ts'
import { signedInFreshly } from '../sign-in/identify-person.ts'

interface ExportOptions {
  db: Database
  /** The site's address, where links to unsubscribe lead. */
  publicUrl: string
}

const Asked = z.object({ email: EmailSchema })

/** Serves what is stored of a person, and who gets the newsletter, as files, for who answered with their passkey just now. */
export function serveExports(app: FastifyInstance, { db, publicUrl }: ExportOptions): void {
  const record = (person: Person, note: string) =>
    recordVisitorAction(db, { person, now: () => new Date() }, note)

  app.get('/export/person.json', async (request, reply) => {
    const person = signedInFreshly(request)
    const { data } = Asked.safeParse(request.query)
    if (!data) throw new HttpError(400, 'Please name an e-mail address.')
    const stored = await readPerson(db, data.email)
    const { messages, subscriptions } = stored
    const amount = amountOf({ messages: messages.length, subscriptions: subscriptions.length })
    await record(person, `exported what is stored of a person: ${amount}`)
    const text = `${JSON.stringify(stored, null, 2)}\n`
    return reply
      .header('Content-Disposition', 'attachment; filename="person.json"')
      .type('application/json; charset=utf-8')
      .send(Buffer.from(text))
  })

  app.get('/export/newsletter.csv', async (request, reply) => {
    const person = signedInFreshly(request)
    const { confirmed } = await countSubscriptions(db)
    await record(person, `exported the newsletter’s ${countOf(confirmed, 'subscription')}`)
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
