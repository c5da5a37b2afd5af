import { type FocusEvent, useRef } from 'react'
import { NotificationCard } from './NotificationCard.tsx'
import css from './Notifications.module.css'
import { useShownNotification } from './use-shown-notification.ts'

const areaId = 'notifications'

/** The notification area: one at a time, announced politely or, for a failure, at once. F8 leads here, Escape dismisses. */
export function Notifications() {
  const cameFrom = useRef<HTMLElement>(null)
  const { notification, hold, dismiss, forget } = useShownNotification()

  /** Dismisses, and gives the focus back where it was. */
  function close() {
    if (document.getElementById(areaId)?.contains(document.activeElement)) leave(cameFrom.current)
    dismiss()
  }

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
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
      ref={followKeys}
      id={areaId}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hold('focus', false)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      className={`group no-print fixed z-90 ${css.area}`}
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

/** Leads F8 to the area, and sets its `--keyboard`: the height in px that a phone's keyboard covers of the page's foot. */
function followKeys(area: HTMLElement): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return
    event.preventDefault()
    area.focus()
  }
  const measure = ({ currentTarget }: Event) => {
    const { scale, height, offsetTop } = currentTarget as VisualViewport
    const covered = scale === 1 ? window.innerHeight - height - offsetTop : 0
    area.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
  }
  document.addEventListener('keydown', press, { signal })
  window.visualViewport?.addEventListener('resize', measure, { signal })
  window.visualViewport?.addEventListener('scroll', measure, { signal })
  return () => stopped.abort()
}

function leave(to: HTMLElement | null): void {
  if (to?.isConnected) to.focus()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
