import type { StaffRouter } from '@argo/api/staff/router'
import type { QueryClient } from '@tanstack/react-query'
import type { CreateQueryUtils } from '@trpc/react-query/shared'

/** What every route's loader is given. */
export interface DeskContext {
  /** Reads through the query cache, outside React. */
  queries: CreateQueryUtils<StaffRouter>
  queryClient: QueryClient
}
