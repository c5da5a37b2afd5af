import type { AppRouter } from '@argo/api/router'
import type { FormSubmission } from '@argo/domain/forms/form-submission'
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  QueryClientProvider,
} from '@tanstack/react-query'
import { createRouter, parseSearchWith } from '@tanstack/react-router'
import type { TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { SubmissionContext, type SubmissionHolder } from './lib/forms/form-submission.ts'
import { linkPreload } from './lib/navigation/prefetch.ts'
import { stringifySearch } from './lib/navigation/stringify-search.ts'
import { createQueryClient } from './lib/trpc/query-client.ts'
import { isOfflineCopy } from './lib/trpc/offline-copy.ts'
import { createClient, trpc } from './lib/trpc/trpc.ts'
import type { RouterContext } from './routes/context.ts'
import { routeTree } from './routes/tree.ts'

interface RouterInput {
  link: TRPCLink<AppRouter>
  onServer: boolean
  /** The site's address without a trailing slash; a browser learns it from the page. */
  publicUrl?: string
  nonce?: string
  /** The form that the page was requested with, if it could not be accepted. */
  submission?: FormSubmission
}

/** The site as a router over one tRPC link: over HTTP in a browser, in process on the server. */
export function createAppRouter({
  link,
  onServer,
  publicUrl = '',
  nonce,
  submission,
}: RouterInput) {
  const queryClient = createQueryClient({ onServer })
  const client = createClient(link)
  const queries = createTRPCQueryUtils({ queryClient, client })
  const context: RouterContext = { publicUrl, queries, queryClient }
  const submissionHolder: SubmissionHolder = { current: submission }
  let restoresScroll = onServer
  const router = createRouter({
    routeTree,
    context,
    trailingSlash: 'preserve',
    parseSearch: parseSearchWith(String),
    stringifySearch,
    defaultPreload: linkPreload,
    defaultPreloadDelay: 0,
    // The query cache knows what is fresh; the router asks it every time.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    // Not for the page that the server sent: the browser has restored it, and the visitor may have scrolled
    // it while its scripts loaded.
    scrollRestoration: () => restoresScroll,
    ssr: { nonce },
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <SubmissionContext value={submissionHolder}>{children}</SubmissionContext>
        </QueryClientProvider>
      </trpc.Provider>
    ),
    // As text, which is shorter than the router's own way of writing an object.
    dehydrate: () => ({
      publicUrl,
      state: JSON.stringify(dehydrate(queryClient)),
      ...(submission && { submission }),
    }),
    hydrate: (page: { publicUrl: string; state: string; submission?: FormSubmission }) => {
      context.publicUrl = page.publicUrl
      submissionHolder.current = page.submission
      hydrate(queryClient, dated(JSON.parse(page.state)))
    },
  })
  const stop = router.subscribe('onRendered', () => {
    stop()
    restoresScroll = true
  })
  // The router saves the position of what it has seen scrolling since the page was rendered: not what the browser
  // restored before that, nor what it has yet to say.
  router.subscribe('onBeforeNavigate', () => {
    if (!onServer) document.dispatchEvent(new Event('scroll'))
  })
  return router
}

// What came with the page is as fresh as the page, whatever the visitor's clock says: nobody knows how
// old an offline copy is.
function dated(state: DehydratedState): DehydratedState {
  const dataUpdatedAt = isOfflineCopy() ? 0 : Date.now()
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
