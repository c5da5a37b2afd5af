import type { AppRouter } from '@argo/api/router'
import { createTRPCClient, type TRPCClient, type TRPCLink } from '@trpc/client'
import type { CreateQueryUtils } from '@trpc/react-query/shared'
import { createContext, use } from 'react'
import { httpErrorLink } from './http-error.ts'

interface TRPC {
  /** Calls procedures directly: what forms send with. */
  client: TRPCClient<AppRouter>
  /** The options that React Query's hooks read procedures with. */
  queries: CreateQueryUtils<AppRouter>
}

/** The tRPC client of the page and its queries. */
export const TRPCContext = createContext<TRPC | undefined>(undefined)

/** The procedures' query options and their client. */
export function useTRPC(): TRPC {
  const trpc = use(TRPCContext)
  if (!trpc) throw new Error('useTRPC is used outside TRPCContext')
  return trpc
}

/** A client over a link, with failures as HttpErrors. */
export function createClient(link: TRPCLink<AppRouter>) {
  return createTRPCClient<AppRouter>({ links: [httpErrorLink, link] })
}
