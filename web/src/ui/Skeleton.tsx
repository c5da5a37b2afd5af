import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { announce } from '../lib/announcement.ts'

/** A placeholder block with a moving highlight. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`relative overflow-hidden bg-anvil ${className}`}>
      <div className="absolute inset-0 animate-[heat_1.6s_var(--ease-out)_infinite] bg-linear-to-r from-transparent via-iron to-transparent" />
    </div>
  )
}

/**
 * Wraps a page's skeleton: says once, to those who can't see it, that something is loading, and starts
 * at the top, as the page will.
 */
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
  }, [])
  useEffect(() => announce(label), [label])
  return <div className={className}>{children}</div>
}
