import { initTRPC } from '@trpc/server'
import type { Context } from './context.ts'
import { formatFailure } from './failures.ts'
import { transformer } from './transformer.ts'

const t = initTRPC.context<Context>().create({ transformer, errorFormatter: formatFailure })

export const { router, createCallerFactory, procedure } = t
