import type { AppRouter } from '@argo/api/router'
import { createTRPCClient, httpLink, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import superjson from 'superjson'
import { fetchOrThrow, httpErrorLink } from './http-error.ts'

/** The hooks that call procedures. */
export const trpc = createTRPCReact<AppRouter>()

/** The link a browser calls procedures through. */
export const browserLink: TRPCLink<AppRouter> = httpLink({
  url: '/trpc',
  transformer: superjson,
  fetch: (url, init) => fetchOrThrow(url, init as RequestInit),
})

/** A client over a link, with failures as HttpErrors. */
export function createClient(link: TRPCLink<AppRouter>) {
  return createTRPCClient<AppRouter>({ links: [httpErrorLink, link] })
}
