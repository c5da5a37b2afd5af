import * as z from 'zod/mini'
import { changeProcedure, found, notFound, router, staffProcedure } from '../trpc.ts'
import { history, peopleWhoChanged, showChange, undo } from './queries.ts'
import { type SubjectName, subjects } from './subjects.ts'

const SubjectSchema = z.enum(Object.keys(subjects) as [SubjectName, ...SubjectName[]])
const noChange = 'There is no such change.'
const IdSchema = z.int().check(z.positive())

/** The history of what staff keep. */
export const revisionsRouter = router({
  /**
   * The newest changes, 50 by default: of everything, of a subject, or of one row, whose id as text `rowId` is; by a person;
   * from a time until before another.
   */
  list: staffProcedure
    .input(
      z.object({
        subject: z.optional(SubjectSchema),
        rowId: z.optional(z.string().check(z.maxLength(100))),
        personId: z.optional(z.int()),
        from: z.optional(z.iso.datetime({ precision: 3 })),
        until: z.optional(z.iso.datetime({ precision: 3 })),
        limit: z._default(z.int().check(z.positive(), z.maximum(200)), 50),
      }),
    )
    .query(({ ctx, input }) => history(ctx.db, input, ctx.now())),

  /** Everybody who has changed something, by name. */
  people: staffProcedure.query(({ ctx }) => peopleWhoChanged(ctx.db)),

  /** Tells visitors of a product's changed specs, on its page and in the feed, or no more. NOT_FOUND if there is none. */
  show: staffProcedure
    .input(z.object({ id: IdSchema, shown: z.boolean() }))
    .mutation(async ({ ctx, input: { id, shown } }) => {
      if (!(await showChange(ctx.db, id, shown))) throw notFound(noChange)
    }),

  /**
   * Takes back one change (`id`) or all that was changed together (`batch`): a change of its own, which can be undone too.
   * What was changed again since stays, and `kept` has a sentence of each. NOT_FOUND if there is no such change; CONFLICT,
   * with these sentences, if all of it stays.
   */
  undo: changeProcedure
    .input(
      z.union([z.object({ id: IdSchema }), z.object({ batch: z.string().check(z.maxLength(60)) })]),
    )
    .mutation(async ({ ctx, input }) => {
      const kept = found(await undo(ctx.db, ctx.author, input), noChange)
      return { batch: ctx.author.batch, kept }
    }),
})
