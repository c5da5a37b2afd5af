import { answerBuild } from '@argo/domain/fit/answer-build'
import { BuildValuesSchema, FitAnswerSchema } from '@argo/domain/fit/fit-answer'
import { readProcedure, router } from '../trpc/init.ts'
import { fitChoices } from './queries.ts'

export const fitRouter = router({
  answer: readProcedure
    .input(BuildValuesSchema)
    .output(FitAnswerSchema)
    .query(async ({ ctx, input }) => answerBuild(input, await fitChoices(ctx.db, input))),
})
