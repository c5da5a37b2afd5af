import { STATUS_CODES } from 'node:http'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { DatabaseError, type FailureKind } from '../database/failure.ts'

/** A failure as the API describes it (RFC 9457); `errors` has one message a field for bad input. */
export const ProblemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
})

export type Problem = z.infer<typeof ProblemSchema>

/** What a call is described to fail with: these statuses, and those that any call may fail with. */
export function failures(...statuses: number[]) {
  return Object.fromEntries(
    [...statuses, 500, 503].map((status) => [
      status,
      {
        description: STATUS_CODES[status] ?? 'Error',
        content: { 'application/problem+json': { schema: ProblemSchema } },
      },
    ]),
  )
}

/** A failure with a status and a message that visitors may read. */
export class HttpError extends Error {
  readonly statusCode: number
  /** When to try again, in seconds. */
  readonly retryAfter: number | undefined
  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message)
    this.statusCode = statusCode
    this.retryAfter = retryAfter
  }
}

/** Input that is refused, with one message a field. */
export class InvalidInputError extends HttpError {
  readonly errors: Problem['errors']
  constructor(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
    const { detail, errors } = badInput(issues)
    super(400, detail)
    this.errors = errors
  }
}

// The number leads to what the log says of the request.
function internalDetail(requestId: string | undefined): string {
  const reference = requestId === undefined ? '' : `, or tell us this number: ${requestId}`
  return `Something went wrong on our side. Please try again in a moment${reference}.`
}

/** When to try again after a 503, in seconds, unless its cause says otherwise. */
export const retryAfter = '5'

/** When to try again after a failure, in seconds; undefined where that would not help. */
export function retryAfterOf(error: unknown): string | undefined {
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof HttpError && cause.retryAfter !== undefined) return String(cause.retryAfter)
  if (cause instanceof DatabaseError && cause.kind === 'full') return String(60 * 60)
  return toProblem(error).status === 503 ? retryAfter : undefined
}

/** Said to a body that is not JSON by its content type. */
export const jsonOnly = 'Send the request body as application/json.'

const detailOf: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address has a broken percent-encoding.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: jsonOnly,
}

/** A problem of this status with this sentence. */
export function problem(status: number, detail: string, errors?: Problem['errors']): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors }),
  }
}

/** Any thrown value as a problem: an internal failure has a fixed sentence, with the request's id if it is given. */
export function toProblem(error: unknown, requestId?: string): Problem {
  if (error instanceof DatabaseError) return problem(503, unavailableDetails[error.kind])
  if (error instanceof InvalidInputError) return problem(400, error.message, error.errors)
  if (error instanceof HttpError) return problem(error.statusCode, error.message)
  if (error instanceof TRPCError) return fromTRPC(error, requestId)
  if (hasZodFastifySchemaValidationErrors(error)) {
    return badInput(
      error.validation.map(({ instancePath, message }) => ({
        path: instancePath.split('/').slice(1),
        message: message ?? 'Invalid value',
      })),
    )
  }
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500)
    return problem(500, internalDetail(requestId))
  return problem(
    statusCode,
    detailOf[code ?? ''] ?? STATUS_CODES[statusCode] ?? 'The request is wrong.',
  )
}

/** Sends a problem as application/problem+json. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status === 503 && !reply.hasHeader('Retry-After'))
    reply.header('Retry-After', retryAfter)
  return reply
    .code(problem.status)
    .removeHeader('Content-Disposition')
    .header('Cache-Control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problem)
}

function fromTRPC(error: TRPCError, requestId: string | undefined): Problem {
  const { cause } = error
  if (cause instanceof DatabaseError || cause instanceof HttpError) return toProblem(cause)
  const status = getHTTPStatusCodeFromError(error)
  if (status >= 500) return problem(status, internalDetail(requestId))
  if (cause instanceof z.core.$ZodError) return badInput(cause.issues)
  // Whatever else has a cause has the message of a parser, which visitors must not see.
  if (cause) return problem(status, 'The input is not valid JSON as superjson writes it.')
  return problem(status, error.message)
}

function badInput(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Problem {
  const errors = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    if (!errors.has(field)) errors.set(field, message)
  }
  return problem(
    400,
    `${[...errors.values()].join('. ')}.`,
    errors.has('') ? undefined : Object.fromEntries(errors),
  )
}

// What a visitor reads for a failure of the database that may pass.
const unavailableDetails: Record<FailureKind, string> = {
  busy: 'The site is busy. Please try again in a moment.',
  full: 'There is no room to store this now. Please call us, or try again later.',
  unavailable: 'We cannot reach our data just now. Please try again later.',
  malformed: 'This cannot be shown until we have mended it. Please try again later.',
}

/** A 503 for a request that is refused because there is too much to do. */
export function siteIsBusy({ method }: { method: string }): HttpError {
  const reads = method === 'GET' || method === 'HEAD'
  return new HttpError(
    503,
    reads
      ? 'The site is busy. Please try again in a moment.'
      : 'The site is busy. Please go back and send this again in a moment.',
  )
}
