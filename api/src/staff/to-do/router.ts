import { requiredLine } from '@argo/domain/text/text'
import * as z from 'zod/mini'
import { router, staffProcedure } from '../trpc.ts'
import { keepToDo, listKept, releaseToDo } from './kept.ts'

const Subject = z.enum(['products', 'texts'])
const RowId = z.string().check(z.maxLength(100))
const Key = z.object({
  subject: Subject,
  rowId: RowId,
  sentence: z.string().check(z.maxLength(2_000)),
})

/** What staff leave as it is of what is to be done about products and texts. */
export const toDoRouter = router({
  /** What stays as it is of a product or a text, why, and who said so. */
  kept: staffProcedure
    .input(z.object({ subject: Subject, rowId: RowId }))
    .query(({ ctx, input: { subject, rowId } }) => listKept(ctx.db, subject, rowId)),

  /** Has something to do stay as it is, for a reason. */
  keep: staffProcedure
    .input(
      z.extend(Key, {
        reason: requiredLine({
          max: 300,
          missing: 'Please say why',
          tooLong: 'A reason has 300 characters at most',
        }),
      }),
    )
    .mutation(({ ctx, input: { reason, ...key } }) =>
      keepToDo(ctx.db, key, { reason, personId: ctx.person.id, at: ctx.now() }),
    ),

  /** Has it be done after all. */
  release: staffProcedure.input(Key).mutation(({ ctx, input }) => releaseToDo(ctx.db, input)),
})
