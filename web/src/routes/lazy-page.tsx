import { type AsyncRouteComponent, useHydrated } from '@tanstack/react-router'
import { type ComponentType, use } from 'react'

const retryAfter = 5_000

/**
 * A page in a chunk of its own, with the props that its route reads for it. If the chunk does not load, a page that the server rendered stays as it
 * is until a later try succeeds, and a navigation inside the site loads the document instead. The
 * router's own lazy component would reload a page that can be read, and the second time replace it.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  useProps: () => Props,
): AsyncRouteComponent<unknown> {
  let Page: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let failure: { error: unknown; retry?: Promise<void>; leaving?: Promise<never> } | undefined
  let failures = 0

  async function loadPage(): Promise<void> {
    try {
      Page = (await load()).default
    } catch (error) {
      failures += 1
      failure = { error }
      loading = undefined
    }
  }

  const preload = () => (loading ??= loadPage())

  function LazyPage() {
    const hydrated = useHydrated()
    const props = useProps()
    if (Page) return <Page {...props} />
    if (!failure) return use(preload())
    if (!hydrated) return use((failure.retry ??= backOff(failures).then(preload)))
    if (!canLoadDocument()) throw failure.error
    return use((failure.leaving ??= loadDocument()))
  }
  return Object.assign(LazyPage, { preload })
}

// Longer each time, but at once when the connection returns.
function backOff(failures: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, retryAfter * 2 ** (failures - 1))
    window.addEventListener('online', () => resolve(), { once: true })
  })
}

// Suspends until the document is there.
function loadDocument(): Promise<never> {
  window.location.reload()
  return new Promise(() => {})
}

// Without a connection only the service worker can give a document.
function canLoadDocument(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller)
}
