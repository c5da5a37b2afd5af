import { answerBuild } from '@argo/domain/fit/answer-build'
import { BuildValuesSchema } from '@argo/domain/fit/build-values'
import { readProcedure, router } from '../trpc/init.ts'
import { chairs, fitChoices } from './queries.ts'

export const fitRouter = router({
  chairs: readProcedure.query(({ ctx }) => chairs(ctx.db)),

  answer: readProcedure
    .input(BuildValuesSchema)
    .query(async ({ ctx, input }) => answerBuild(input, await fitChoices(ctx.db, input))),
})
