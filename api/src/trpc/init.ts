import { initTRPC } from '@trpc/server'
import { refuseFilledHoneypot } from '../forms/spam-guard.ts'
import type { Context } from './context.ts'
import { formatFailure } from './failures.ts'
import { transformer } from './transformer.ts'

const t = initTRPC.context<Context>().create({ transformer, errorFormatter: formatFailure })

const limitWrites = t.middleware(async ({ ctx, next }) => {
  await ctx.limitWrites?.()
  return next()
})

const refuseSpam = t.middleware(async ({ getRawInput, next }) => {
  refuseFilledHoneypot(await getRawInput())
  return next()
})

export const { router, createCallerFactory, procedure } = t

/** A write, counted against the visitor's address. */
export const writeProcedure = t.procedure.use(limitWrites).use(refuseSpam)
