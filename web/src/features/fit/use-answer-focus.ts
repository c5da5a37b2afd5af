import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '../../lib/notifications/announcement.ts'

/**
 * Moves the focus to the answer, which screen readers then say, after another build is shown or when the answer to the same
 * one is asked for again; where it has the focus already, it is announced. Not after the page's own load.
 */
export function useAnswerFocus(
  answer: RefObject<HTMLElement | null>,
  address: string,
  repeated: object | undefined,
): void {
  const shown = useRef({ address, repeated })
  useEffect(() => {
    const last = shown.current
    shown.current = { address, repeated }
    const element = answer.current
    if (!element || (last.address === address && (last.repeated === repeated || !repeated))) return
    // To another build's answer the router scrolls, or back to where the visitor was.
    if (last.address === address) element.scrollIntoView()
    if (element === document.activeElement) announce(element.textContent)
    else element.focus({ preventScroll: true })
  }, [address, repeated, answer])
}
