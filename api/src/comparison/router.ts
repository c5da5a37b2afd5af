import { ComparisonInputSchema } from '@argo/domain/comparison/comparison-schema'
import { procedure, router } from '../trpc/init.ts'
import { compareCategory, compareChosen } from './queries.ts'

export const comparisonRouter = router({
  table: procedure
    .input(ComparisonInputSchema)
    .query(({ ctx, input: { category, names = [] } }) =>
      category === undefined ? compareChosen(ctx.db, names) : compareCategory(ctx.db, category),
    ),
})
