import { ProductIdSchema } from '@argo/domain/products/product-schema'
import * as z from 'zod/mini'
import { featuredProducts, mostFeatured, saveFeatured } from '../products/featured.ts'
import { changeProcedure, router, staffProcedure } from '../trpc.ts'

/** Which products the home page features. */
export const featuredRouter = router({
  /** Those that are featured, in their order, and the version of it. */
  list: staffProcedure.query(({ ctx }) => featuredProducts(ctx.db)),

  /** Features these products alone, by their ids, in this order. CONFLICT, with the present ones, for another version. */
  save: changeProcedure
    .input(
      z.object({
        products: z.array(ProductIdSchema).check(
          z.maxLength(mostFeatured, `Please feature ${mostFeatured} products at most`),
          z.refine((ids) => new Set(ids).size === ids.length, 'A product stands once'),
        ),
        version: z.string().check(z.maxLength(60)),
      }),
    )
    .mutation(({ ctx, input }) => saveFeatured(ctx.db, ctx.author, input)),
})
