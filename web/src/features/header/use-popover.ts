import { useRouter } from '@tanstack/react-router'
import { type ToggleEvent, useEffect, useRef, useState } from 'react'

/** A popover and whether it is open, which it may be since before the page was hydrated. A change of route closes it. */
export function usePopover() {
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const router = useRouter()

  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), [])
  useEffect(
    () => router.subscribe('onBeforeNavigate', () => popover.current?.hidePopover()),
    [router],
  )

  return {
    popover,
    open,
    onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
  }
}
