import { answerBuild } from '@argo/domain/fit/answer-build'
import { longestValue } from '@argo/domain/fit/build-search'
import { BuildValuesSchema } from '@argo/domain/fit/build-values'
import { cardInCase } from '@argo/domain/fit/card-in-case'
import { listedNames } from '@argo/domain/hardware/figures'
import * as z from 'zod/mini'
import { procedure, router } from '../trpc/init.ts'
import { chairs, fitChoices, shownCase } from './queries.ts'

export const fitRouter = router({
  chairs: procedure.query(({ ctx }) => chairs(ctx.db)),

  /** A card in the case that the home page shows; null while there is no such case. */
  card: procedure
    .input(z.object({ card: z.string().check(z.trim(), z.maxLength(longestValue)) }))
    .query(async ({ ctx, input }) => {
      const chassis = await shownCase(ctx.db)
      return chassis ? cardInCase(input.card, chassis) : null
    }),

  names: procedure.query(() => listedNames),

  answer: procedure
    .input(BuildValuesSchema)
    .query(async ({ ctx, input }) => answerBuild(input, await fitChoices(ctx.db, input))),
})
