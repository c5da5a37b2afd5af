import type { AppRouter } from '@argo/api/router'
import type { QueryClient } from '@tanstack/react-query'
import type { CreateQueryUtils } from '@trpc/react-query/shared'

/** What every route's loader is given. */
export interface RouterContext {
  /** The site's address without a trailing slash. */
  publicUrl: string
  /** Reads through the query cache, outside React. */
  queries: CreateQueryUtils<AppRouter>
  queryClient: QueryClient
}
