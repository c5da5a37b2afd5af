import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '../../lib/notifications/announcement.ts'

interface Shown {
  address: string
  /** Changes each time the answer is asked for that the page shows already. */
  repeated: object | undefined
  verdict: string
}

/**
 * Moves the focus to the answer, which screen readers then say, after another build is shown or when the answer to the same
 * one is asked for again; where it has the focus already, and when it changes while fields are filled in, it is announced.
 * Not after the page's own load.
 */
export function useAnswerFocus(
  answer: RefObject<HTMLElement | null>,
  { address, repeated, verdict }: Shown,
): void {
  const shown = useRef({ address, repeated, verdict })
  useEffect(() => {
    const last = shown.current
    shown.current = { address, repeated, verdict }
    const element = answer.current
    if (!element) return
    const isAsked = last.address !== address || (repeated && last.repeated !== repeated)
    if (!isAsked) {
      if (last.verdict !== verdict) announce(verdict)
      return
    }
    // To another build's answer the router scrolls, or back to where the visitor was.
    if (last.address === address) element.scrollIntoView()
    if (element === document.activeElement) announce(element.textContent)
    else element.focus({ preventScroll: true })
  }, [address, repeated, verdict, answer])
}
