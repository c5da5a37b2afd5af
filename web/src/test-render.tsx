import type { AppRouter } from '@argo/api/router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  parseSearchWith,
  RouterProvider,
} from '@tanstack/react-router'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { stringifySearch } from './lib/navigation/stringify-search.ts'
import { createClient, trpc } from './lib/trpc/trpc.ts'

/** Renders an element into the document until the test ends; returns what removes it before. */
async function render(element: ReactNode): Promise<() => Promise<void>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(element))
  const remove = async () => {
    await act(async () => root.unmount())
    container.remove()
  }
  onTestFinished(async () => {
    await remove()
    vi.unstubAllGlobals()
  })
  return remove
}

/** A link whose procedures answer as a function says; one that rejects is a server out of reach. */
export function answering(answer: (path: string, input: unknown) => unknown): TRPCLink<AppRouter> {
  return () =>
    ({ op: { path, input } }) =>
      observable((observer) => {
        const respond = async () => {
          observer.next({ result: { type: 'data', data: await answer(path, input) } })
          observer.complete()
        }
        respond().catch((error: Error) => observer.error(TRPCClientError.from(error)))
      })
}

const noAnswers = answering(() => new Promise(() => {}))

/** Renders the page of a router, whose procedures a link answers. */
export function renderRouter(
  router: AnyRouter,
  link: TRPCLink<AppRouter>,
  queryClient = new QueryClient(),
): Promise<() => Promise<void>> {
  vi.stubGlobal('scrollTo', () => {})
  // happy-dom does not know the element "search", and React would warn of it.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })
  return render(
    <trpc.Provider client={createClient(link)} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
}

/** Renders a page, which stands at every address of its router, and returns that. */
export async function renderPage(
  component: () => ReactNode,
  { address = '/', link = noAnswers }: { address?: string; link?: TRPCLink<AppRouter> } = {},
) {
  const router = createRouter({
    routeTree: createRootRoute({ component, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseSearchWith(String),
    stringifySearch,
  })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  await renderRouter(router, link, queryClient)
  return router
}

/** Calls a hook in a component until the test ends; `current` is what it last returned. */
export async function renderHook<Result>(useHook: () => Result): Promise<{ current: Result }> {
  const result = {} as { current: Result }
  function Component() {
    result.current = useHook()
    return null
  }
  await render(<Component />)
  return result
}
