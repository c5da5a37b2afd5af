import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../database/schema.ts'
import { HttpError } from '../../protocol/problem.ts'
import type { Person } from '../trpc.ts'
import { confirmation, isFresh } from './freshness.ts'
import { readSession } from './session-cookie.ts'
import { sessionByToken } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent a request to the desk; undefined for one without a session that counts. */
    person: Person | undefined
    /** When they signed in. */
    signedInAt: string | undefined
  }
}

/** Bytes that a call of somebody who is not signed in may have: more than any answer of a passkey. */
const mostOfStrangers = 64 * 1024

/** Has each request know who sent it. A large one of somebody who is not signed in is refused before it is read. */
export function identifyPerson(app: FastifyInstance, db: Database, staffUrl: string): void {
  app.decorateRequest('person', undefined)
  app.decorateRequest('signedInAt', undefined)
  app.addHook('onRequest', async (request) => {
    const token = readSession(request, staffUrl)
    const session = token && (await sessionByToken(db, token, new Date()))
    if (session) Object.assign(request, session, { personId: session.person.id })
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
    const isLarge = chunked !== undefined || Number(length ?? 0) > mostOfStrangers
    if (isLarge) signedIn(request)
  })
}

/** Who sent a request. Throws an HttpError for nobody. */
export function signedIn({ person }: FastifyRequest): Person {
  if (!person) throw new HttpError(401, 'Please sign in.')
  return person
}

/** The same for a request that asks for a fresh answer of a passkey; a 401 has the browser ask for one. */
export function signedInFreshly(request: FastifyRequest): Person {
  const person = signedIn(request)
  if (!isFresh(request.signedInAt, new Date())) throw new HttpError(401, confirmation)
  return person
}
