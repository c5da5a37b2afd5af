import { initTRPC, TRPCError } from '@trpc/server'
import { HttpError, toProblem } from '../protocol/problem.ts'
import { refuseFilledHoneypot } from '../forms/spam-guard.ts'
import type { Write } from '../limits/write.ts'
import type { Context } from './context.ts'
import { transformer } from './transformer.ts'

const t = initTRPC.context<Context>().create({
  transformer,
  errorFormatter: ({ shape, error, ctx }) => {
    const { status, detail, errors } = toProblem(error, ctx?.requestId)
    return {
      code: shape.code,
      message: detail,
      data: { code: shape.data.code, httpStatus: status, errors },
    }
  },
})

// A failure of the database that may pass is a 503, not a 500.
const keepStatus = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok) return result
  const { status, detail } = toProblem(result.error.cause ?? result.error)
  if (status === 503)
    throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: detail, cause: result.error.cause })
  return result
})

const limitAttempts = t.middleware(async ({ ctx, next }) => {
  await passOn(() => ctx.limitWrites?.attempt())
  return next()
})

const refuseSpam = t.middleware(async ({ getRawInput, next }) => {
  const input = await getRawInput()
  await passOn(() => refuseFilledHoneypot(input))
  return next()
})

/** Counts what a procedure is about to store against the visitor's limits and the form's. */
export async function limitStored({ limitWrites }: Context, write: Write): Promise<void> {
  await passOn(() => limitWrites?.store(write))
}

const codes: Record<number, TRPCError['code']> = { 400: 'BAD_REQUEST', 429: 'TOO_MANY_REQUESTS' }

// A refusal keeps its status across the boundary.
async function passOn(check: () => Promise<void> | void): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const code = codes[error.statusCode] ?? 'SERVICE_UNAVAILABLE'
    throw new TRPCError({ code, message: error.message, cause: error })
  }
}

const refuseOverHttp = t.middleware(({ ctx, next }) => {
  if (ctx.overHttp)
    throw new TRPCError({
      code: 'FORBIDDEN',
      message: 'Whole lists are for the server itself; use products.page or GET /api/products.',
    })
  return next()
})

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** A read. */
export const readProcedure = t.procedure.use(keepStatus)

/** A read of any length, for callers in this process: over HTTP it is refused. */
export const wholeListProcedure = readProcedure.use(refuseOverHttp)

/** A write, counted against the visitor's address. */
export const writeProcedure = t.procedure.use(keepStatus).use(limitAttempts).use(refuseSpam)
