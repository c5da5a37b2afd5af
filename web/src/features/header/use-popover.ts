import { useRouter } from '@tanstack/react-router'
import { type ToggleEvent, useEffect, useRef, useState } from 'react'

/**
 * A popover, whether it is open, which it may be since before the page was hydrated, and how often it has closed since.
 * A change of route closes it.
 */
export function usePopover() {
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [closings, setClosings] = useState(0)
  const router = useRouter()

  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), [])
  useEffect(
    () => router.subscribe('onBeforeNavigate', () => popover.current?.hidePopover()),
    [router],
  )

  function onToggle({ newState }: ToggleEvent): void {
    setOpen(newState === 'open')
    if (newState === 'closed') setClosings((before) => before + 1)
  }

  return { popover, open, closings, onToggle }
}
