import type { StaffRouter } from '@argo/api/staff/router'
import { httpLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import superjson from 'superjson'
import { fetchOrThrow } from '../lib/trpc/browser-link.ts'
import { httpErrorLink } from '../lib/trpc/http-error.ts'
import { signInAgainLink } from './sign-in/sign-in-again.ts'

/** The desk's procedures as React Query's hooks, typed by its router. */
export const trpc = createTRPCReact<StaffRouter>()

/** What the procedures are given. */
export type Inputs = inferRouterInputs<StaffRouter>

/** What the procedures give. */
export type Outputs = inferRouterOutputs<StaffRouter>

/** A client over HTTP: its failures are HttpErrors, and what meets a session that ended waits until it goes on. */
export function createClient() {
  const link = httpLink<StaffRouter>({
    url: '/trpc',
    transformer: superjson,
    fetch: async (url, init) =>
      fetchOrThrow(url, init, { wait: isLong(url) ? 5 * 60_000 : undefined }),
  })
  return trpc.createClient({ links: [signInAgainLink, httpErrorLink, link] })
}

// A sheet of all products takes longer than other calls, and so does undoing its import.
function isLong(url: RequestInfo | URL): boolean {
  return /\/trpc\/(spreadsheet\.|revisions\.undo)/.test(
    url instanceof Request ? url.url : url.toString(),
  )
}
