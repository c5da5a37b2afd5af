import { useRef, type RefObject, useEffect, useEffectEvent } from 'react'
import { NotificationCard } from './NotificationCard.tsx'
import { useShownNotification } from './use-shown-notification.ts'

/** The notification area: one at a time, announced politely or, for a failure, at once. F8 leads here, Escape dismisses. */
export function Notifications() {
  const area = useRef<HTMLElement>(null)
  const { notification, hold, dismiss, forget } = useShownNotification()
  const close = useAreaFocus(area, { dismiss, onFocus: (inside) => hold('focus', inside) })
  useAboveKeyboard(area)

  const card = notification && (
    <NotificationCard
      key={notification.createdAt}
      notification={notification}
      onDismiss={close}
      onGone={forget}
    />
  )
  const failed = notification?.tone === 'failure'

  return (
    <section
      ref={area}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      // Above the tray and the keyboard of a phone.
      className="group no-print fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--keyboard,0px)+var(--tray,0px))] left-[max(1rem,env(safe-area-inset-left))] z-90 drop-shadow-[0_12px_32px_rgb(0_0_0/70%)] sm:left-auto sm:w-104"
    >
      <div role="status" aria-live="polite">
        {!failed && card}
      </div>
      <div role="alert" aria-live="assertive">
        {failed && card}
      </div>
      {!notification && (
        <p className="chamfer panel hidden p-5 text-muted group-focus:block">No notifications.</p>
      )}
    </section>
  )
}

/** Sets `--keyboard` on an element: the height in px that a phone's keyboard covers of the page's foot. */
function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const measure = () => {
      const covered =
        viewport.scale === 1 ? window.innerHeight - viewport.height - viewport.offsetTop : 0
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [element])
}

interface AreaFocus {
  dismiss: () => void
  /** Told when the focus enters and when it leaves. */
  onFocus: (inside: boolean) => void
}

/** F8 moves the focus into the area, Escape inside dismisses; returns `close`, which gives the focus back where it was. */
function useAreaFocus(
  area: RefObject<HTMLElement | null>,
  { dismiss, onFocus }: AreaFocus,
): () => void {
  const cameFrom = useRef<HTMLElement>(null)

  const close = () => {
    if (area.current?.contains(document.activeElement)) leave(cameFrom.current)
    dismiss()
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && area.current?.contains(document.activeElement)) close()
    if (event.key !== 'F8') return
    event.preventDefault()
    area.current?.focus()
  })

  const enter = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (area.current?.contains(relatedTarget as Node | null)) return
    cameFrom.current = relatedTarget as HTMLElement | null
    onFocus(true)
  })

  const exit = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!area.current?.contains(relatedTarget as Node | null)) onFocus(false)
  })

  useEffect(() => {
    const element = area.current
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', (event) => press(event), { signal })
    element?.addEventListener('focusin', (event) => enter(event), { signal })
    element?.addEventListener('focusout', (event) => exit(event), { signal })
    return () => listening.abort()
  }, [area])

  return close
}

function leave(to: HTMLElement | null): void {
  if (to?.isConnected) to.focus()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
