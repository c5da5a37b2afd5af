import { TRPCError, type TRPCDefaultErrorShape } from '@trpc/server'
import { HttpError, toProblem } from '../protocol/problem.ts'

interface Failure {
  shape: TRPCDefaultErrorShape
  error: TRPCError
  ctx: { requestId?: string | undefined } | undefined
}

/** A procedure's failure as clients read it: a sentence, a status, and one message a field for bad input. */
export function formatFailure({ shape, error, ctx }: Failure) {
  const { status, detail, errors } = toProblem(error, ctx?.requestId)
  return {
    code: shape.code,
    message: detail,
    data: { code: shape.data.code, httpStatus: status, errors },
  }
}

/** Throws a 503, in place of a 500, where a procedure failed because of the database and that may pass. */
export function refusePassing<Result extends { ok: true } | { ok: false; error: TRPCError }>(
  result: Result,
): Result {
  if (result.ok) return result
  const { status, detail } = toProblem(result.error.cause ?? result.error)
  if (status === 503)
    throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: detail, cause: result.error.cause })
  return result
}

const codes: Record<number, TRPCError['code']> = { 400: 'BAD_REQUEST', 429: 'TOO_MANY_REQUESTS' }

/** Does a check whose refusal keeps its status as a procedure's failure. */
export async function passOn(check: () => Promise<void> | void): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const code = codes[error.statusCode] ?? 'SERVICE_UNAVAILABLE'
    throw new TRPCError({ code, message: error.message, cause: error })
  }
}
