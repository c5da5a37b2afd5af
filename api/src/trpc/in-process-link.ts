import { type TRPCLink, unstable_localLink as localLink } from '@trpc/client'
import type { TRPCError } from '@trpc/server'
import superjson from 'superjson'
import type { Database } from '../database/schema.ts'
import { type AppRouter, appRouter } from './app-router.ts'

/** A client link that calls the procedures in this process, with which pages are rendered. */
export function inProcessLink(
  db: Database,
  onError: (failure: { error: TRPCError; path?: string }) => void,
  requestId: () => string | undefined,
): TRPCLink<AppRouter> {
  return localLink({
    router: appRouter,
    transformer: superjson,
    onError,
    createContext: async () => ({ db, requestId: requestId() }),
  })
}
