import { FileFieldsSchema } from '@argo/domain/products/download-schema'
import { ProductIdSchema } from '@argo/domain/products/product-schema'
import * as z from 'zod/mini'
import { changeProcedure, found, notFound, router, staffProcedure } from '../trpc.ts'
import { listFiles } from './listed-files.ts'
import { changeFile, deleteFile } from './queries.ts'

const noFile = 'There is no such file any more.'
const IdSchema = z.int().check(z.minimum(1))

/** The files that products offer for download; POST /files takes one (rest.ts). */
export const filesRouter = router({
  /** The files of a product: uploaded ones with their older versions, and those that came with the site. */
  list: staffProcedure
    .input(z.object({ productId: ProductIdSchema }))
    .query(({ ctx, input }) => listFiles(ctx.db, input.productId)),

  /** Changes what is said of an uploaded file. A CONFLICT carries the file as it is now (`error.data.current`). */
  change: changeProcedure
    .input(
      z.object({
        id: IdSchema,
        known: z.string().check(z.maxLength(60)),
        fields: FileFieldsSchema,
      }),
    )
    .mutation(async ({ ctx, input }) => found(await changeFile(ctx.db, ctx.author, input), noFile)),

  /** Deletes a file: its address leads nowhere, and the version before takes its place. For 30 days it can be undone. */
  remove: changeProcedure.input(z.object({ id: IdSchema })).mutation(async ({ ctx, input }) => {
    if (!(await deleteFile(ctx.db, ctx.author, input.id))) throw notFound(noFile)
  }),
})
