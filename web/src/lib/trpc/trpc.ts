import type { AppRouter } from '@argo/api/router'
import type { TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { httpErrorLink } from './http-error.ts'

/** The procedures as React Query's hooks, typed by the server's router. */
export const trpc = createTRPCReact<AppRouter>()

/** A client over a link, with failures as HttpErrors. */
export function createClient(link: TRPCLink<AppRouter>) {
  return trpc.createClient({ links: [httpErrorLink, link] })
}
