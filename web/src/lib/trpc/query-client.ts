import { QueryClient } from '@tanstack/react-query'
import { isClientError } from './http-error.ts'

const minute = 60_000

/** The cache of reads: fresh for 5 minutes, dropped after 10 unused; a failed read is tried once more. */
export function createQueryClient({ onServer }: { onServer: boolean }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline a read fails at once, instead of waiting for the connection behind a skeleton.
        networkMode: 'always',
        staleTime: 5 * minute,
        gcTime: onServer ? Number.POSITIVE_INFINITY : 10 * minute,
        retry: (failures, error) => !onServer && failures < 1 && !isClientError(error),
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      // What is sent without a connection fails at once, too: the visitor decides when to try again.
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
