import '../styles/font.css'
import './desk.css'
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../lib/trpc/query-client.ts'
import { routeTree } from './routes.tsx'
import { PageFailure } from './shell/NotShown.tsx'
import { createClient, trpc } from './trpc.ts'
import { ignoreRepeatedPresses } from './ui/ignore-repeated-presses.ts'

function createDeskRouter() {
  const queryClient = createQueryClient({ onServer: false })
  const defaults = queryClient.getDefaultOptions()
  // Others work on the same rows: what was read is read anew when it is shown again.
  const queries = { ...defaults.queries, staleTime: 0, refetchOnWindowFocus: true }
  queryClient.setDefaultOptions({ ...defaults, queries })
  const client = createClient()
  return createRouter({
    routeTree,
    context: { queries: createTRPCQueryUtils({ queryClient, client }) },
    defaultErrorComponent: PageFailure,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>
  }
}

// A button is disabled before the next click, while its call has no answer.
notifyManager.setScheduler(queueMicrotask)
ignoreRepeatedPresses()

const element = document.querySelector('#desk')
if (!element) throw new Error('the document has no place for the desk')
createRoot(element).render(
  <StrictMode>
    <RouterProvider router={createDeskRouter()} />
  </StrictMode>,
)
