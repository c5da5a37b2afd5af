import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '../../lib/announcement.ts'

/** After another build is shown, moves the focus to the verdict and says it; not after the page's own load. */
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
    heading.current?.focus({ preventScroll: true })
    announce(verdict)
  }, [address, verdict, heading])
}
