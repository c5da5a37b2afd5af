import { randomUUID } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { openTestDatabase } from '../../database/test-database.ts'
import { onFinished } from '../../database/test-finished.ts'
import { temporaryUploads } from '../../uploads/test-uploads.ts'
import { buildDesk, type DeskOptions } from '../listener.ts'
import { linkFor } from '../people/links.ts'
import type { Role } from '../trpc.ts'
import { testAuthenticator } from './test-authenticator.ts'

export const staffUrl = 'https://desk.argo.example'

/** The desk's listener on a new database, or on what there is of another server, and browsers that call it. */
export async function testDesk(
  databaseUrl?: string,
  uploadsFolder = temporaryUploads(),
  log: Pick<DeskOptions, 'logLevel' | 'logTo'> = { logLevel: 'silent' },
) {
  const { db } = await openTestDatabase(databaseUrl)
  const app = await buildDesk({
    db,
    staffUrl,
    publicUrl: 'https://argo.example',
    uploadsFolder,
    ...log,
  })
  onFinished(() => app.close())
  // What a test does not ask of another host is asked of the desk's own.
  const { host } = new URL(staffUrl)
  const inject = app.inject.bind(app)
  app.inject = ((given: string | InjectOptions) => {
    const request = typeof given === 'string' ? { url: given } : given
    return inject({ ...request, headers: { host, ...request.headers } })
  }) as typeof app.inject

  /** A browser that keeps its cookie, called by its procedures. */
  function browser() {
    let cookie: string | undefined
    const send = async (procedure: string, input?: unknown, headers = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: `/trpc/${procedure}`,
        headers: { origin: staffUrl, ...(cookie !== undefined && { cookie }), ...headers },
        payload: { json: input },
      })
      const [kept] = response.cookies
      if (kept) cookie = kept.value === '' ? undefined : `${kept.name}=${kept.value}`
      return response
    }
    const get = async (url: string, headers = {}) =>
      app.inject({ url, headers: { ...(cookie !== undefined && { cookie }), ...headers } })
    const read = (procedure: string) => get(`/trpc/${procedure}`)
    const call = async (procedure: string, input?: unknown) => dataOf(await send(procedure, input))
    const upload = (url: string, payload: Buffer, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          origin: staffUrl,
          'content-type': 'application/octet-stream',
          ...(cookie !== undefined && { cookie }),
          ...headers,
        },
        payload,
      })
    return { send, get, read, call, upload }
  }

  /** The token of a link that gives somebody access. */
  async function tokenFor(name: string, now = new Date(), role: Role = 'editor'): Promise<string> {
    return (await linkFor(db, staffUrl, { name, role, now })).split('#')[1] ?? ''
  }

  /** Gives somebody access, with a passkey, and signs them in. */
  async function join(role: Role, name: string = randomUUID()) {
    const token = await tokenFor(name, new Date(), role)
    const authenticator = testAuthenticator(staffUrl)
    const own = browser()
    const { options } = await own.call('signIn.startPasskey', { token })
    const answer = authenticator.make(options)
    const person = await own.call('signIn.finishPasskey', { token, answer })
    const isSignedIn = async () => dataOf(await own.read('person')) !== null
    const signInAgain = async () =>
      own.call('signIn.finish', { answer: authenticator.answer(await own.call('signIn.start')) })
    return { ...own, person, token, authenticator, isSignedIn, signInAgain }
  }

  /** Has everybody have signed in so long ago that what asks for a fresh answer of a passkey is refused. */
  const ageSessions = () =>
    db
      .updateTable('staffSessions')
      .set({ createdAt: new Date(Date.now() - 5 * 60_000).toISOString() })
      .execute()

  return { app, db, uploadsFolder, browser, join, tokenFor, ageSessions }
}

/** What a call gave. Throws its failure. */
export function dataOf(response: LightMyRequestResponse) {
  const { result, error } = response.json()
  if (error) throw new Error(`${response.statusCode}: ${error.json.message}`)
  return result.data.json
}
