import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/schema.ts'
import { HttpError } from '../../protocol/problem.ts'
import type { Person } from '../trpc.ts'
import { readSession } from './session-cookie.ts'
import { personOf } from './sessions.ts'

/** Who sent a request to a route that is no procedure; throws an HttpError (401) for nobody. */
export async function personOfRequest(
  db: Database,
  staffUrl: string,
  request: FastifyRequest,
): Promise<Person> {
  const session = readSession(request, staffUrl)
  const person = session === undefined ? undefined : await personOf(db, session, new Date())
  if (!person) throw new HttpError(401, 'Please sign in.')
  return person
}
