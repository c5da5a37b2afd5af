import type { AppRouter } from '@argo/api/router'
import type { QueryClient } from '@tanstack/react-query'
import type { CreateQueryUtils } from '@trpc/react-query/shared'

/** What every route's loader is given. */
export interface RouterContext {
  /** The site's address without a trailing slash; known to the server alone. */
  publicUrl: string
  /** Reads through the query cache, outside React. */
  queries: CreateQueryUtils<AppRouter>
  queryClient: QueryClient
  /** Known to the server alone. */
  scripts?: ScriptsByRoute
}

/** The scripts that a route's page brings with it, by the route's id or another of the keys in `script-keys.ts`. */
export type ScriptsByRoute = Record<string, PageScript[]>

export interface PageScript {
  type: string
  id?: string
  src?: string
  /** The text of an inline one. */
  children?: string
}
