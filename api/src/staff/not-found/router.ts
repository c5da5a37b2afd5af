import * as z from 'zod/mini'
import { changeProcedure, notFound, router, staffProcedure } from '../trpc.ts'
import { forgetNotFound, listNotFound } from './queries.ts'
import { listRedirects, removeRedirect, saveRedirect } from './redirects.ts'

const AddressSchema = z.string().check(z.maxLength(500, 'An address has 500 characters at most'))

/** What visitors did not find, counted without following anybody. */
export const notFoundRouter = router({
  /** Searches and addresses without a result in the last 90 days, the most frequent first, and the redirects. */
  list: staffProcedure.query(async ({ ctx }) => ({
    searches: await listNotFound(ctx.db, 'search'),
    addresses: await listNotFound(ctx.db, 'address'),
    redirects: await listRedirects(ctx.db),
  })),

  /** Leads an address that is not found to a page of the site: visitors and search engines are sent on with 301. */
  redirect: changeProcedure
    .input(z.object({ path: AddressSchema, target: AddressSchema }))
    .mutation(({ ctx, input }) => saveRedirect(ctx.db, ctx.author, ctx.siteUrl, input)),

  /** Has an address lead nowhere again. */
  removeRedirect: changeProcedure
    .input(z.object({ path: AddressSchema }))
    .mutation(async ({ ctx, input }) => {
      if (!(await removeRedirect(ctx.db, ctx.author, input.path)))
        throw notFound('There is no such redirect.')
    }),

  /** Takes one off the list, until it is wanted again. */
  forget: staffProcedure
    .input(
      z.object({ kind: z.enum(['search', 'address']), wanted: z.string().check(z.maxLength(300)) }),
    )
    .mutation(({ ctx, input: { kind, wanted } }) => forgetNotFound(ctx.db, kind, wanted)),
})
