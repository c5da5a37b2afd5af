import type { AppRouter } from '@argo/api/router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
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

/** For pages that read nothing. */
export const noAnswers: TRPCLink<AppRouter> = () => () => observable(() => {})

/** Renders the page of a router, whose procedures a link answers. */
export function renderRouter(
  router: AnyRouter,
  link: TRPCLink<AppRouter>,
  queryClient?: QueryClient,
): Promise<() => Promise<void>> {
  vi.stubGlobal('scrollTo', () => {})
  return render(page(router, link, queryClient))
}

/** Renders the page of a router as HTML, changes that, and hydrates it; until the test ends. */
export async function renderHydrated(router: AnyRouter, change: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  await router.load()
  container.innerHTML = renderToString(page(router))
  change()
  const root = await act(async () => hydrateRoot(container, page(router)))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
    vi.unstubAllGlobals()
  })
}

function page(router: AnyRouter, link = noAnswers, queryClient = new QueryClient()): ReactNode {
  return (
    <trpc.Provider client={createClient(link)} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  )
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
