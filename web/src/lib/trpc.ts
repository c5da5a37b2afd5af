import type { AppRouter } from '@argo/api/router'
import { createTRPCClient, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { httpErrorLink } from './http-error.ts'

/** The hooks that call procedures. */
export const trpc = createTRPCReact<AppRouter>()

/** A client over a link, with failures as HttpErrors. */
export function createClient(link: TRPCLink<AppRouter>) {
  return createTRPCClient<AppRouter>({ links: [httpErrorLink, link] })
}
