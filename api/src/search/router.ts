import { mostResults, mostSuggestions } from '@argo/domain/search/limits'
import { SearchInputSchema } from '@argo/domain/search/result'
import { procedure, router } from '../trpc/init.ts'
import { rememberFound } from './nothing-found.ts'
import { search } from './queries.ts'

export const searchRouter = router({
  find: procedure.input(SearchInputSchema).query(async ({ ctx, input }) => {
    const options = { offersFilters: true, most: mostResults + 6, mostEntries: 6 }
    const results = await search(ctx.db, { ...input, ...options })
    if (!input.filters && !input.asTyped) rememberFound(ctx.db, input.q, results)
    return results
  }),

  suggest: procedure
    .input(SearchInputSchema)
    .query(({ ctx, input }) =>
      search(ctx.db, { ...input, offersFilters: false, most: mostSuggestions, mostEntries: 3 }),
    ),
})
