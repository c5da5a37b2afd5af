import { type ReactNode, useLayoutEffect } from 'react'
import { announce } from '../notifications/announcement.ts'

/** Wraps a page's skeleton: announces that it is loading, and starts at the top, as the page will. */
export function Loading({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    announce(label)
  }, [label])
  return <div className={className}>{children}</div>
}
