import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { NotificationCard } from './NotificationCard.tsx'
import { useShownNotification } from './use-shown-notification.ts'

/** The notification area: one at a time, announced politely or, for a failure, at once. F8 leads here, Escape dismisses. */
export function Notifications() {
  const area = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const { notification, hold, dismiss, forget } = useShownNotification()
  useAboveKeyboard(area)

  const isInside = (target: EventTarget | null) => area.current?.contains(target as Node) === true

  /** Dismisses, and gives the focus back where it was. */
  function close() {
    if (isInside(document.activeElement)) leave(cameFrom.current)
    dismiss()
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isInside(document.activeElement)) close()
    if (event.key !== 'F8') return
    event.preventDefault()
    area.current?.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  function enter({ relatedTarget }: FocusEvent) {
    if (isInside(relatedTarget)) return
    cameFrom.current = relatedTarget as HTMLElement | null
    hold('focus', true)
  }

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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus coming to and leaving any of its controls
    <section
      ref={area}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onFocus={enter}
      onBlur={({ relatedTarget }) => {
        if (!isInside(relatedTarget)) hold('focus', false)
      }}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      // Above the tray and the keyboard of a phone.
      className="group no-print fixed inset-x-[max(1rem,env(safe-area-inset-left),env(safe-area-inset-right))] bottom-[calc(max(1rem,env(safe-area-inset-bottom))+var(--keyboard,0px)+var(--tray,0px))] z-90 [filter:drop-shadow(0_1rem_2rem_#000a)] sm:left-auto sm:w-104"
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

function leave(to: HTMLElement | null): void {
  if (to?.isConnected) to.focus()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
