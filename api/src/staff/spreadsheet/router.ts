import { mostBytes } from '@argo/domain/products/upload-limits'
import { mostChosen } from '@argo/domain/products/list-action'
import { CategorySchema, ProductIdSchema } from '@argo/domain/products/product-schema'
import * as z from 'zod/mini'
import { TRPCError } from '@trpc/server'
import { CommandError } from '../../database/command-error.ts'
import { changeProcedure, router, staffProcedure } from '../trpc.ts'
import { exportProducts, importSheet, planSheet } from './queries.ts'

const SheetSchema = z.object({
  /** The bytes of a file, in Base64. */
  file: z
    .string()
    .check(
      z.minLength(1, 'The file is empty'),
      z.maxLength(Math.ceil(mostBytes.sheet / 3) * 4, 'A sheet has 5 MB at most'),
    ),
})
const bytesOf = ({ file }: z.infer<typeof SheetSchema>) => Buffer.from(file, 'base64')

/** The products as a file for a spreadsheet, there and back. */
export const spreadsheetRouter = router({
  /** All products, those of a category, or those with these ids, as the text of a CSV or JSON file. */
  export: staffProcedure
    .input(
      z.object({
        format: z.enum(['csv', 'json']),
        category: z.optional(CategorySchema),
        ids: z.optional(
          z
            .array(ProductIdSchema)
            .check(z.maxLength(mostChosen, `Please choose ${mostChosen} at most`)),
        ),
      }),
    )
    .query(async ({ ctx, input: { format, ...which } }) => ({
      fileName: `argo-${which.category ?? 'products'}.${format}`,
      text: await exportProducts(ctx.db, format, which),
    })),

  /** What importing a file would do, a line a changed cell; changes nothing. BAD_REQUEST for a file that is no sheet. */
  plan: staffProcedure
    .input(SheetSchema)
    .mutation(({ ctx, input }) => orRefused(planSheet(ctx.db, bytesOf(input)))),

  /**
   * Imports a file, all of it or nothing (BAD_REQUEST). `batch` is what undoes it (`revisions.undo`), null where nothing
   * differed. With `shown`, visitors are told which figures changed; with `asProposed`, cells that cannot be read are written as
   * it is proposed. A column whose label is new is left out unless it is among `newLabels`.
   */
  import: changeProcedure
    .input(
      z.extend(SheetSchema, {
        shown: z._default(z.boolean(), false),
        asProposed: z._default(z.boolean(), false),
        newLabels: z._default(
          z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
          [],
        ),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const author = { ...ctx.author, note: 'Spreadsheet', shown: input.shown }
      const plan = await orRefused(importSheet(ctx.db, author, bytesOf(input), input))
      return { batch: plan.changes.length > 0 ? author.batch : null, plan }
    }),
})

// What the sheet itself is wrong in.
function orRefused<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error
    throw new TRPCError({ code: 'BAD_REQUEST', message: error.message })
  })
}
