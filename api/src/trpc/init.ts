import { initTRPC, TRPCError } from '@trpc/server'
import superjson from 'superjson'
import { HttpError, toProblem } from '../http/problem.ts'
import type { Context } from './context.ts'

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  errorFormatter: ({ shape, error }) => {
    const { status, detail, errors } = toProblem(error)
    return {
      code: shape.code,
      message: detail,
      data: { code: shape.data.code, httpStatus: status, errors },
    }
  },
})

// An error of ours that knows its status keeps it across the boundary.
const keepStatus = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok) return result
  const { status, detail } = toProblem(result.error.cause ?? result.error)
  if (status === 503)
    throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: detail, cause: result.error.cause })
  return result
})

const limitWrites = t.middleware(async ({ ctx, next }) => {
  try {
    await ctx.countWrite()
  } catch (error) {
    if (error instanceof HttpError)
      throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: error.message })
    throw error
  }
  return next()
})

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** A read. */
export const readProcedure = t.procedure.use(keepStatus)

/** A write, counted against the visitor's address. */
export const writeProcedure = t.procedure.use(keepStatus).use(limitWrites)
