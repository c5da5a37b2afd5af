import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '../../lib/announcement.ts'

/**
 * After another build is shown, moves the focus to the verdict, which screen readers then say; where it has the focus
 * already, it is announced. Not after the page's own load.
 */
export function useAnswerFocus(
  heading: RefObject<HTMLElement | null>,
  address: string,
  verdict: string | undefined,
): void {
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    if (verdict === undefined) return
    if (heading.current === document.activeElement) announce(verdict)
    else heading.current?.focus({ preventScroll: true })
  }, [address, verdict, heading])
}
