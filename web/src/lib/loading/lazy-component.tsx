import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, use } from 'react'

const retryAfter = 5_000

/** A component in a chunk of its own, which can be fetched before it is shown. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<void> }

/**
 * Makes a component whose chunk is loaded when it is needed. If it does not load, what the server rendered stays as it
 * is until a later try succeeds, and a navigation inside the site loads the document instead. `React.lazy` would fail
 * for good, and the router's own lazy component reload a page that can be read, and the second time replace it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let failure: { error: unknown; retry?: Promise<void>; leaving?: Promise<never> } | undefined
  let failures = 0

  async function loadOnce(): Promise<void> {
    try {
      Loaded = (await load()).default
    } catch (error) {
      failures += 1
      failure = { error }
      loading = undefined
    }
  }

  const preload = () => (loading ??= loadOnce())

  function Lazy(props: Props): ReactNode {
    const hydrated = useHydrated()
    if (Loaded) return <Loaded {...props} />
    if (!failure) use(preload())
    else if (!hydrated) use((failure.retry ??= backOff(failures).then(preload)))
    else if (canLoadDocument()) use((failure.leaving ??= loadDocument()))
    else throw failure.error
    return null
  }
  return Object.assign(Lazy, { preload })
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
