import { answerBuild } from '@argo/domain/fit/answer-build'
import { BuildValuesSchema } from '@argo/domain/fit/build-values'
import { listedNames } from '@argo/domain/hardware/figures'
import { procedure, router } from '../trpc/init.ts'
import { chairs, fitChoices } from './queries.ts'

export const fitRouter = router({
  chairs: procedure.query(({ ctx }) => chairs(ctx.db)),

  names: procedure.query(() => listedNames),

  answer: procedure
    .input(BuildValuesSchema)
    .query(async ({ ctx, input }) => answerBuild(input, await fitChoices(ctx.db, input))),
})
