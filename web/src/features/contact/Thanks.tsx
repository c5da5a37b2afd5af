import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'

/** An overlay on the sent form for three seconds; takes the focus and then moves it to the form's heading. */
export function Thanks({ headingId, onDone }: { headingId: string; onDone: () => void }) {
  const thanks = useRef<HTMLDivElement>(null)

  const end = useEffectEvent(() => {
    const focused = thanks.current?.contains(document.activeElement)
    onDone()
    if (focused) document.getElementById(headingId)?.focus()
  })

  useEffect(() => {
    const focused = document.activeElement
    // It is left to a visitor who has moved on, say to the footer.
    if (focused?.contains(thanks.current) || focused?.closest('[inert]')) thanks.current?.focus()
    const timer = setTimeout(() => end(), 3_000)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div
      ref={thanks}
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
