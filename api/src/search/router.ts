import { mostResults, mostSuggestions } from '@argo/domain/search/limits'
import { SearchInputSchema } from '@argo/domain/search/result'
import { procedure, router } from '../trpc/init.ts'
import { search } from './queries.ts'

export const searchRouter = router({
  find: procedure
    .input(SearchInputSchema)
    .query(({ ctx, input }) =>
      search(ctx.db, { ...input, offersFilters: true, most: mostResults + 6, mostEntries: 6 }),
    ),

  suggest: procedure
    .input(SearchInputSchema)
    .query(({ ctx, input }) =>
      search(ctx.db, { ...input, offersFilters: false, most: mostSuggestions, mostEntries: 3 }),
    ),
})
