import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface LazyWidgetProps<Props> {
  /** Imports the widget; the same function at every render. */
  load: () => Promise<{ default: ComponentType<Props> }>
  children: (Widget: ComponentType<Props>) => ReactNode
  /** Called when the widget could not be imported, or failed while it was shown. */
  onError?: () => void
}

/**
 * A widget in a chunk of its own. If it fails, the page around it stays as it is, and it is imported
 * again the next time it is mounted: `React.lazy` would fail for good.
 */
export function LazyWidget<Props>({ load, children, onError }: LazyWidgetProps<Props>) {
  const [Widget, setWidget] = useState<ComponentType<Props>>()
  const fail = useEffectEvent(() => onError?.())

  useEffect(() => {
    let mounted = true
    load().then(
      ({ default: widget }) => mounted && setWidget(() => widget),
      () => mounted && fail(),
    )
    return () => {
      mounted = false
    }
  }, [load])

  return Widget ? <ErrorBoundary onError={onError}>{children(Widget)}</ErrorBoundary> : null
}
