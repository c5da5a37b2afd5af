import type { TRPCError, TRPCDefaultErrorShape } from '@trpc/server'
import { toProblem } from '../protocol/problem.ts'

interface Failure {
  shape: TRPCDefaultErrorShape
  error: TRPCError
  ctx: { requestId?: string | undefined } | undefined
}

/** Of what is refused otherwise than by a TRPCError. */
const codes: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}

/** A procedure's failure as clients read it: a sentence, a status, and one message a field for bad input. */
export function formatFailure({ shape, error, ctx }: Failure) {
  const { status, detail, errors } = toProblem(error, ctx?.requestId)
  return {
    code: shape.code,
    message: detail,
    data: { code: codes[status] ?? shape.data.code, httpStatus: status, errors },
  }
}
