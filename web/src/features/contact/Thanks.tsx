import { useEffect, useEffectEvent } from 'react'
import { Icon } from '../../ui/Icon.tsx'

const id = 'contact-thanks'

/** An overlay on the sent form for three seconds; takes the focus and then moves it to the form's heading. */
export function Thanks({ headingId, onDone }: { headingId: string; onDone: () => void }) {
  const end = useEffectEvent(() => {
    const hasFocus = document.activeElement?.id === id
    onDone()
    if (hasFocus) document.getElementById(headingId)?.focus()
  })

  useEffect(() => {
    const timer = setTimeout(() => end(), 3_000)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div
      ref={takeFocus}
      id={id}
      tabIndex={-1}
      className="absolute inset-0 z-10 flex items-center bg-surface p-6 transition-opacity duration-300 sm:p-10 starting:opacity-0"
    >
      <p className="text-lead text-muted">
        <Icon name="check" className="mb-4 size-12 text-ok" />
        <strong className="display mb-2 block text-display text-foreground">Thank You!</strong> Your
        message has been sent successfully.
      </p>
    </div>
  )
}

// It is left to a visitor who has moved on, say to the footer.
function takeFocus(thanks: HTMLElement | null): void {
  const focused = document.activeElement
  if (focused?.contains(thanks) || focused?.closest('[inert]')) thanks?.focus()
}
