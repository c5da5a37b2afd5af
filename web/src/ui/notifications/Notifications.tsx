import { useRef } from 'react'
import { NotificationCard } from './NotificationCard.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import { useAreaFocus } from './use-area-focus.ts'
import { useShownNotification } from './use-shown-notification.ts'
import css from './notifications.module.css'

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
      className={`${css.area} group no-print`}
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
