import type { FormSubmission } from '@argo/domain/forms/form-submission'
import { shownAt } from '@argo/domain/forms/spam-guard'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { RateLimit } from '../protocol/rate-limit.ts'
import { reportError, sendError } from '../protocol/error-handling.ts'
import { refuseOtherMethods } from '../protocol/methods.ts'
import { failures } from '../protocol/problem.ts'
import type { SendPage } from '../protocol/send-page.ts'
import { refuseOtherSites } from './other-sites.ts'
import { refusePrograms } from './spam-guard.ts'
import { submit } from './submit.ts'

/** What all forms need of the server. */
export interface FormServices {
  sendPage: SendPage
  /** Counts a request to write against its address. */
  limitWrites: RateLimit
}

interface Form<Sent> {
  /** Of the call, POST /api/<name>, and of the page that has the form, /<name>. */
  name: 'contact' | 'newsletter'
  operationId: string
  summary: string
  description?: string
  /** What is sent as JSON. */
  json: z.ZodMiniType<Sent>
  /** What the page's form sends without scripts. */
  fields: z.ZodMiniType<Sent>
  save: (sent: Sent, request: FastifyRequest) => Promise<void>
}

/** What was sent is on the disk. */
const StoredSchema = z.object({ stored: z.literal(true) })

const encoded = 'application/x-www-form-urlencoded'

/**
 * Serves POST /api/<name>, which takes JSON and, from browsers without scripts, the page's plain form: after a success that
 * is redirected to its page, which then says so, and else it comes back with all that was typed and what to put right.
 */
export async function serveForm<Sent>(
  app: FastifyInstance,
  { sendPage, limitWrites }: FormServices,
  { name, json, fields, save, ...documentation }: Form<Sent>,
): Promise<void> {
  const url = `/api/${name}`
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      encoded,
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) =>
        Object.fromEntries(new URLSearchParams(body)),
    )
    scope.post(
      url,
      {
        schema: {
          tags: [name],
          ...documentation,
          body: json,
          response: { 201: StoredSchema, ...failures(400, 403, 413, 415, 429) },
        },
        // The schema is for the description; `submit` checks what is sent.
        validatorCompiler: () => (value: unknown) => ({ value }),
        onRequest: refuseOtherSites,
        errorHandler: sendBack,
      },
      async (request, reply) => {
        const isPlain = isPlainForm(request)
        await submit({
          input: request.body,
          schema: isPlain ? fields : json,
          limit: () => limitWrites(request),
          check: isPlain ? () => refusePrograms(request) : undefined,
          save: (sent) => save(sent, request),
        })
        if (!isPlain) return reply.code(201).send({ stored: true })
        return reply.header('Cache-Control', 'no-store').redirect(`/${name}?sent=true`, 303)
      },
    )
    refuseOtherMethods(scope, url, ['POST'])
  })

  function sendBack(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (!isPlainForm(request) || request.body === undefined) return sendError(error, request, reply)
    const { status, detail, errors } = reportError(error, request, reply)
    const values = { ...(request.body as FormSubmission['values']), [shownAt]: String(Date.now()) }
    const submission = errors ? { values, errors } : { values, errors: {}, failure: detail }
    return sendPage(request, reply.code(status), { path: `/${name}`, submission })
  }
}

function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith(encoded) ?? false
}
