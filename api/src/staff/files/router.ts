import { ProductIdSchema } from '@argo/domain/products/product-schema'
import { TRPCError } from '@trpc/server'
import * as z from 'zod/mini'
import { router, staffProcedure } from '../trpc.ts'
import { deleteFile, listFiles } from './queries.ts'

/** The files that products offer for download; POST /files takes one (rest.ts). */
export const filesRouter = router({
  /** The files of a product: the present ones first, then older versions, which stay at their addresses. */
  list: staffProcedure
    .input(z.object({ productId: ProductIdSchema }))
    .query(({ ctx, input }) => listFiles(ctx.db, input.productId)),

  /** Deletes a file for good: its address leads nowhere then. */
  remove: staffProcedure
    .input(z.object({ id: z.int().check(z.minimum(1)) }))
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteFile(ctx.db, input.id)))
        throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such file any more.' })
    }),
})
