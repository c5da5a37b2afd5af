import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** The look of what can be done beside the one thing that a screen is for. */
export const quiet =
  'inline-flex min-h-12 items-center justify-center gap-2 border border-line bg-raised px-4 py-2 text-center text-sm font-semibold hover:border-muted hover:bg-line disabled:cursor-default disabled:border-line disabled:bg-transparent disabled:text-muted'

/** A button beside the one that a screen is for. */
export function QuietButton({
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'>) {
  return <button type={type} className={`${quiet} ${className}`} {...rest} />
}

/** A link inside the desk that looks like a quiet button. */
export const QuietLink = createLink(function QuietAnchor({
  children,
  ...rest
}: ComponentProps<'a'>) {
  return (
    <a className={quiet} {...rest}>
      {children}
    </a>
  )
})
