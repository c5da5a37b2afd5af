import type { FormSubmission } from '@argo/domain/forms/form-submission'
import { shownAt } from '@argo/domain/forms/spam-guard'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { reportError, sendError } from '../protocol/error-handling.ts'
import { HttpError, ProblemSchema } from '../protocol/problem.ts'
import { refuseOtherMethods } from '../protocol/methods.ts'
import { isFromBrowser, refuseFilledHoneypot, wasShownBefore } from './spam-guard.ts'
import type { SendPage } from '../protocol/send-page.ts'
import type { RateLimit } from '../limits/rate-limit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The site's own origin, as browsers send it. */
    publicOrigin: string
  }
  interface FastifyContextConfig {
    /** Set on routes whose page sends no referrer, and its form the Origin "null". */
    hidesItsAddress?: true
  }
}

interface FormInput<Schema extends z.ZodMiniType> {
  /** The address of the form's page, to which the form is posted. */
  path: string
  schema: Schema
  store: (filled: z.infer<Schema>) => Promise<void>
}

/** What all forms need of the server. */
export interface FormServices {
  sendPage: SendPage
  /** Counts a request to write against its address. */
  limitWrites: RateLimit
}

/**
 * Takes a page's form as browsers send it without scripts. After a success it redirects to the same page, which then
 * says so; else it sends the page with all that was typed and what to put right.
 */
export async function serveForm<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  { sendPage, limitWrites }: FormServices,
  { path, schema, store }: FormInput<Schema>,
): Promise<void> {
  await app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) =>
        Object.fromEntries(new URLSearchParams(body)),
    )
    form.removeContentTypeParser('application/json')
    form.setErrorHandler(async (error: FastifyError, request, reply) => {
      if (request.body === undefined) return sendError(error, request, reply)
      const { status, detail } = reportError(error, request, reply)
      const submission = { values: typed(request.body), errors: {}, failure: detail }
      return sendPage(request, reply.code(status), { submission })
    })

    form.post(
      path,
      // The limit comes after the body is read, so that nothing typed is lost by it.
      { schema: { hide: true }, onRequest: refuseOtherSites, preHandler: limitWrites },
      async (request, reply) => {
        const values = typed(request.body)
        refuseFilledHoneypot(values)
        if (!isFromBrowser(request) && !wasShownBefore(values))
          return sendPage(request, reply.code(400), { submission: askAgain(values) })
        const { data, error } = schema.safeParse(values)
        if (error)
          return sendPage(request, reply.code(400), {
            submission: { values, errors: messages(error) },
          })
        await store(data)
        return reply.header('Cache-Control', 'no-store').redirect(`${path}?sent=true`, 303)
      },
    )
    refuseOtherMethods(form, path, ['GET', 'HEAD', 'POST'])
  })
}

/** Throws a 403 for what a page of another site sends. Programs, which name no site, are not meant. */
export async function refuseOtherSites(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site']
  const isOurs =
    site === undefined ? hasNoOtherOrigin(request) : site === 'same-origin' || site === 'none'
  if (!isOurs) throw new HttpError(403, 'Please send this from our own page.')
}

// Browsers that send no Sec-Fetch-Site send an Origin; those and programs that send neither are asked for other signs.
function hasNoOtherOrigin({ headers, server, host, routeOptions }: FastifyRequest): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  // What a page that tells its address to nobody posts.
  if (origin === 'null') return routeOptions.config.hidesItsAddress === true
  return origin === server.publicOrigin || (URL.canParse(origin) && new URL(origin).host === host)
}

function typed(body: unknown): FormSubmission['values'] {
  return (body ?? {}) as FormSubmission['values']
}

// Not refused for good: the form comes back as it was filled in, and can be sent again.
function askAgain(values: FormSubmission['values']): FormSubmission {
  return {
    values: { ...values, [shownAt]: String(Date.now()) },
    errors: {},
    failure:
      'We ask once more because this form came without the signs of a browser. Please send it again.',
  }
}

function messages(error: z.core.$ZodError): FormSubmission['errors'] {
  const errors: FormSubmission['errors'] = {}
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message
  return errors
}

/** What was sent is on the disk. */
const StoredSchema = z.object({ stored: z.literal(true) })

interface WriteRoute<Schema extends z.ZodMiniType> {
  form: 'contact' | 'newsletter'
  summary: string
  description?: string
  body: Schema
  store: (sent: z.infer<Schema>) => Promise<void>
}

/** The documented call, `POST /api/<form>`, that stores what a form has, within the same limit. */
export function addWriteRoute<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  limitWrites: RateLimit,
  { form, body, store, ...documentation }: WriteRoute<Schema>,
): void {
  const refused = { 400: ProblemSchema, 403: ProblemSchema, 429: ProblemSchema, 503: ProblemSchema }
  app.post(
    `/api/${form}`,
    {
      onRequest: [refuseOtherSites, limitWrites],
      preValidation: async (request) => refuseFilledHoneypot(request.body),
      schema: { tags: [form], ...documentation, body, response: { 201: StoredSchema, ...refused } },
    },
    async (request, reply) => {
      await store(request.body as z.infer<Schema>)
      return reply.code(201).send({ stored: true })
    },
  )
  refuseOtherMethods(app, `/api/${form}`, ['POST'])
}
