import { useRouter } from '@tanstack/react-router'
import { type ToggleEvent, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A popover's ref, whether it is open, which it may be since before the page was hydrated, and how often it has opened since.
 * A change of route closes it.
 */
export function usePopover() {
  const [open, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const router = useRouter()

  const popover = useCallback(
    (element: HTMLDivElement) => {
      setOpen(element.matches(':popover-open'))
      return router.subscribe('onBeforeNavigate', () => element.hidePopover())
    },
    [router],
  )

  // The toggle event comes later, and only once if the popover closes and opens in between; and what opens gets the focus.
  function onBeforeToggle({ newState }: ToggleEvent): void {
    if (newState === 'open') flushSync(() => setOpenings((before) => before + 1))
  }

  function onToggle({ newState }: ToggleEvent): void {
    setOpen(newState === 'open')
  }

  return { popover, open, openings, onBeforeToggle, onToggle }
}
