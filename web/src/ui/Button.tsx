import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

const looks = {
  accent:
    'bg-action text-on-action hover:bg-action-bright focus-visible:outline-on-action disabled:bg-line disabled:text-muted aria-disabled:bg-line aria-disabled:text-muted',
  outline:
    'outlined text-foreground hover:bg-foreground hover:text-background hover:focus-visible:outline-current disabled:bg-transparent disabled:text-muted aria-disabled:bg-transparent aria-disabled:text-muted',
}

type Look = keyof typeof looks

/** The classes of a button, for elements that look like one. */
export function buttonClass(look: Look = 'accent', className = ''): string {
  return `chamfer no-print eyebrow inline-flex min-h-12 items-center justify-center gap-3 px-6 py-3 text-center transition-colors [--cut:14px] -outline-offset-8 disabled:cursor-default aria-disabled:cursor-default ${looks[look]} ${className}`
}

export function Button({
  look,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

/** A link inside the site that looks like a button. */
export const ButtonLink = createLink(function ButtonAnchor({
  look,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { look?: Look }) {
  return (
    <a className={buttonClass(look, className)} {...rest}>
      {children}
    </a>
  )
})
