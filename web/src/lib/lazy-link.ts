import type { AppRouter } from '@argo/api/router'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'

/**
 * A link that is fetched for the first call: a page arrives with its data and calls nothing, so what
 * carries calls need not come with it.
 */
export function lazyLink(load: () => Promise<TRPCLink<AppRouter>>): TRPCLink<AppRouter> {
  return (runtime) => (operation) =>
    observable((observer) => {
      let subscription: { unsubscribe: () => void } | undefined
      let ended = false
      async function connect() {
        try {
          const link = await load()
          if (!ended) subscription = link(runtime)(operation).subscribe(observer)
        } catch (error) {
          observer.error(TRPCClientError.from(error as Error))
        }
      }
      void connect()
      return () => {
        ended = true
        subscription?.unsubscribe()
      }
    })
}
