import { ChairSchema } from '@argo/domain/fit/chair'
import { answerBuild } from '@argo/domain/fit/answer-build'
import { BuildValuesSchema, FitAnswerSchema } from '@argo/domain/fit/fit-answer'
import * as z from 'zod/mini'
import { readProcedure, router } from '../trpc/init.ts'
import { chairs, fitChoices } from './queries.ts'

export const fitRouter = router({
  chairs: readProcedure.output(z.array(ChairSchema)).query(({ ctx }) => chairs(ctx.db)),

  answer: readProcedure
    .input(BuildValuesSchema)
    .output(FitAnswerSchema)
    .query(async ({ ctx, input }) => answerBuild(input, await fitChoices(ctx.db, input))),
})
