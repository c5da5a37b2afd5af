import { Icon } from '../Icon.tsx'
import css from './Notifications.module.css'
import type { ShownNotification } from './use-shown-notification.ts'
import { type PointerEvent, useRef } from 'react'

const looks = {
  info: { icon: 'info', edge: 'molten', ink: 'text-accent-bright' },
  success: { icon: 'check', edge: 'molten', ink: 'text-ok' },
  failure: { icon: 'warning', edge: 'bg-fail', ink: 'text-fail' },
} as const

interface CardProps {
  notification: ShownNotification
  onDismiss: () => void
  /** It has faded out. */
  onGone: () => void
}

/** One notification: swipe it to the right or press its button to dismiss it. */
export function NotificationCard({ notification, onDismiss, onGone }: CardProps) {
  const { title, text, tone = 'info', leaving } = notification
  const { icon, edge, ink } = looks[tone]
  const swipe = useSwipeRight(onDismiss)

  return (
    <div
      ref={keepFocus}
      {...swipe}
      inert={leaving}
      data-tone={tone}
      onTransitionEnd={(event) => leaving && event.target === event.currentTarget && onGone()}
      className={`chamfer panel relative flex gap-4 p-5 pr-16 transition duration-200 ease-out starting:translate-y-4 starting:opacity-0 ${css.card} ${leaving ? 'pointer-events-none translate-x-6 opacity-0' : ''}`}
    >
      <span aria-hidden="true" className={`absolute inset-x-0 top-0 h-0.75 ${edge}`} />
      <Icon name={icon} className={`mt-0.5 size-6 ${ink}`} />
      <div className="min-w-0">
        <p className={`font-bold ${tone === 'failure' ? ink : 'text-foreground'}`}>{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        onClick={onDismiss}
        className="absolute top-2 right-2 inline-flex size-11 items-center justify-center text-muted hover:text-foreground -outline-offset-8"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

// Where another takes the card's place, the focus stays in the area.
function keepFocus(card: HTMLElement | null): () => void {
  return () => {
    if (card?.contains(document.activeElement)) card.closest('section')?.focus()
  }
}

const threshold = 50
/** Movement below this is a press, not a swipe (px). */
const slack = 8

/** Handlers that let an element follow a swipe to the right and call back when it went 50 px or more. */
function useSwipeRight(onSwiped: () => void) {
  const startX = useRef<number>(null)

  const distance = (event: PointerEvent<HTMLElement>) =>
    startX.current === null ? 0 : Math.max(0, event.clientX - startX.current)

  const end = (event: PointerEvent<HTMLElement>, swiped: boolean) => {
    startX.current = null
    const { style } = event.currentTarget
    style.transition = ''
    style.transform = swiped ? 'translateX(110%)' : ''
    if (swiped) onSwiped()
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.isPrimary && event.button === 0) startX.current = event.clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = distance(event)
      if (moved <= slack) return
      const element = event.currentTarget
      element.setPointerCapture(event.pointerId)
      element.style.transition = 'none'
      element.style.transform = `translateX(${moved}px)`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, distance(event) >= threshold),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
