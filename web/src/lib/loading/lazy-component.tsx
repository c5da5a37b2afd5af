import { useHydrated } from '@tanstack/react-router'
import {
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
  Component,
} from 'react'

const retryAfter = 5_000

/** A component in a chunk of its own, which can be fetched before it is shown. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the chunk, again if it failed before. Never rejects. */
  preload: () => Promise<void>
  isLoaded: () => boolean
}

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
  let failure: Failure | undefined
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
  const isLoaded = () => Loaded !== undefined

  function Lazy(props: Props): ReactNode {
    const hydrated = useHydrated()
    if (Loaded) return <Loaded {...props} />
    if (!failure) use(preload())
    else if (!hydrated) use(once(failure, 'retry', () => backOff(failures).then(preload)))
    else if (canLoadDocument()) use(once(failure, 'leave', loadDocument))
    else throw failure.error
    return null
  }
  return Object.assign(Lazy, { preload, isLoaded })
}

/** An import that failed, and what is done about it. */
interface Failure {
  error: unknown
  retry?: Promise<void>
  leave?: Promise<void>
}

// A component that suspends is rendered again, and must find the same promise.
function once(failure: Failure, what: 'retry' | 'leave', act: () => Promise<void>): Promise<void> {
  return (failure[what] ??= act())
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

/** Shows a widget once its chunk is there; if either fails, the page stays as it is, and the chunk is fetched again later. */
export function WhenLoaded({
  component,
  onError,
  children,
}: {
  component: Pick<LazyComponent<never>, 'preload' | 'isLoaded'>
  onError?: () => void
  children: ReactNode
}) {
  const [isLoaded, setIsLoaded] = useState(component.isLoaded)
  const settle = useEffectEvent(() => {
    if (component.isLoaded()) setIsLoaded(true)
    else onError?.()
  })

  useEffect(() => {
    let isMounted = true
    void component.preload().then(() => isMounted && settle())
    return () => {
      isMounted = false
    }
  }, [component])

  return isLoaded ? <ErrorBoundary onError={onError}>{children}</ErrorBoundary> : null
}

interface ErrorBoundaryProps {
  children: ReactNode
  onError?: (() => void) | undefined
}

/** So often what failed is rendered anew. */
const mostAttempts = 3

/** Keeps an error of its children from the rest of the page: they are rendered anew or, if that fails too, left out. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private failures = 0

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
    this.failures += 1
    if (this.failures < mostAttempts) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
