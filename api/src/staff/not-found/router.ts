import * as z from 'zod/mini'
import { router, staffProcedure } from '../trpc.ts'
import { forgetNotFound, listNotFound } from './queries.ts'

/** What visitors did not find, counted without following anybody. */
export const notFoundRouter = router({
  /** Searches that found nothing, and addresses that are none, of the last 90 days: what was wanted most first. */
  list: staffProcedure.query(async ({ ctx }) => ({
    searches: await listNotFound(ctx.db, 'search'),
    addresses: await listNotFound(ctx.db, 'address'),
  })),

  /** Takes one off the list, until it is wanted again. */
  forget: staffProcedure
    .input(
      z.object({ kind: z.enum(['search', 'address']), wanted: z.string().check(z.maxLength(300)) }),
    )
    .mutation(({ ctx, input: { kind, wanted } }) => forgetNotFound(ctx.db, kind, wanted)),
})
