import { PhotographsSearchSchema } from '@argo/domain/pictures/photographs-search'
import { ProductIdSchema } from '@argo/domain/products/product-schema'
import * as z from 'zod/mini'
import { changeProcedure, router, staffProcedure } from '../trpc.ts'
import { listPhotographs, mostUses } from './library.ts'
import { replacePhotograph } from './replace.ts'

const AddressSchema = z.string().check(z.maxLength(500))
const ListedSchema = z.object({ id: ProductIdSchema, version: z.string().check(z.maxLength(60)) })

/** The photographs of products, and those that were uploaded for them. */
export const photographsRouter = router({
  /** A page of the photographs with an alt text or of a product with these words; those that are not used, or that lack one. */
  list: staffProcedure
    .input(PhotographsSearchSchema)
    .query(({ ctx, input }) => listPhotographs(ctx.db, input)),

  /**
   * Replaces an uploaded photograph wherever it is named, or nowhere. Gives how many rows changed, and the batch that undoes it.
   * A CONFLICT names the products that somebody has changed since they were listed.
   */
  replace: changeProcedure
    .input(
      z.object({
        from: AddressSchema,
        to: AddressSchema,
        products: z.array(ListedSchema).check(z.maxLength(mostUses)),
      }),
    )
    .mutation(async ({ ctx, input }) => ({
      changed: await replacePhotograph(ctx.db, ctx.author, input),
      batch: ctx.author.batch,
    })),
})
