import type { FormSubmission } from '@argo/domain/forms/form-submission'
import { shownAt } from '@argo/domain/forms/spam-guard'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { reportError, sendError } from '../protocol/error-handling.ts'
import { HttpError, ProblemSchema } from '../protocol/problem.ts'
import { refuseOtherMethods } from '../protocol/methods.ts'
import { isFromBrowser, refuseFilledHoneypot, wasShownBefore } from './spam-guard.ts'
import type { SendPage } from '../protocol/send-page.ts'
import type { Write } from '../limits/write.ts'
import type { WriteLimit } from '../limits/write-limit.ts'

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

interface FormInput<Schema extends z.ZodMiniType<{ email: string }>> {
  name: Write['form']
  /** The address of the form's page, to which the form is posted. */
  path: string
  schema: Schema
  store: (filled: z.infer<Schema>) => Promise<void>
}

/** What all forms need of the server. */
export interface FormServices {
  sendPage: SendPage
  limitWrites: WriteLimit
}

/**
 * Takes a page's form as browsers send it without scripts. After a success it redirects to the same page, which then
 * says so; else it sends the page with all that was typed and what to put right.
 */
export async function serveForm<Schema extends z.ZodMiniType<{ email: string }>>(
  app: FastifyInstance,
  { sendPage, limitWrites }: FormServices,
  { name, path, schema, store }: FormInput<Schema>,
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
      // The limits come after the body is read, so that nothing typed is lost by one.
      { schema: { hide: true }, onRequest: refuseOtherSites, preHandler: limitWrites.attempt },
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
        await limitWrites.store(request, { form: name, email: data.email })
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

interface WriteRoute<Schema extends z.ZodMiniType<Pick<Write, 'email'>>> {
  form: Write['form']
  summary: string
  description?: string
  body: Schema
  store: (sent: z.infer<Schema>) => Promise<void>
}

/** The documented call, `POST /api/<form>`, that stores what a form has, within the same limits. */
export function addWriteRoute<Schema extends z.ZodMiniType<Pick<Write, 'email'>>>(
  app: FastifyInstance,
  limitWrites: WriteLimit,
  { form, body, store, ...documentation }: WriteRoute<Schema>,
): void {
  const refused = { 400: ProblemSchema, 403: ProblemSchema, 429: ProblemSchema, 503: ProblemSchema }
  app.post(
    `/api/${form}`,
    {
      onRequest: [refuseOtherSites, limitWrites.attempt],
      preValidation: async (request) => refuseFilledHoneypot(request.body),
      schema: { tags: [form], ...documentation, body, response: { 201: StoredSchema, ...refused } },
    },
    async (request, reply) => {
      const sent = request.body as z.infer<Schema>
      await limitWrites.store(request, { form, email: sent.email })
      await store(sent)
      return reply.code(201).send({ stored: true })
    },
  )
  refuseOtherMethods(app, `/api/${form}`, ['POST'])
}
