import * as z from 'zod/mini'
import { TRPCError } from '@trpc/server'
import { router, staffProcedure } from '../trpc.ts'
import { history, showChange, undo } from './queries.ts'
import { newBatch } from './record.ts'
import { type SubjectName, subjects } from './subjects.ts'

const SubjectSchema = z.enum(Object.keys(subjects) as [SubjectName, ...SubjectName[]])
const IdSchema = z.int().check(z.positive())

/** The history of what staff keep. */
export const revisionsRouter = router({
  /**
   * Changes, newest first: of everything, of a subject, or of one row (`rowId` is its id as text). Those before an id follow;
   * a page has 50 unless it is said otherwise, and fewer at the end.
   */
  list: staffProcedure
    .input(
      z.object({
        subject: z.optional(SubjectSchema),
        rowId: z.optional(z.string().check(z.maxLength(100))),
        before: z.optional(IdSchema),
        limit: z._default(z.int().check(z.positive(), z.maximum(200)), 50),
      }),
    )
    .query(({ ctx, input }) => history(ctx.db, input, ctx.now())),

  /** Tells visitors of a product's changed specs, on its page and in the feed, or no more. NOT_FOUND if there is none. */
  show: staffProcedure
    .input(z.object({ id: IdSchema, shown: z.boolean() }))
    .mutation(async ({ ctx, input: { id, shown } }) => {
      if (!(await showChange(ctx.db, id, shown))) throw noChange()
    }),

  /**
   * Takes back one change (`id`) or all that was changed together (`batch`): a change of its own, which can be undone too.
   * NOT_FOUND if there is none; CONFLICT, with a sentence, if something has become of it since.
   */
  undo: staffProcedure
    .input(
      z.union([z.object({ id: IdSchema }), z.object({ batch: z.string().check(z.maxLength(60)) })]),
    )
    .mutation(async ({ ctx, input }) => {
      const author = newBatch(ctx.person, ctx.now(), 'Undone')
      if (!(await undo(ctx.db, author, input))) throw noChange()
      return { batch: author.batch }
    }),
})

function noChange(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'There is no such change.' })
}
