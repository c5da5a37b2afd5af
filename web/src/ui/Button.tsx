import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Look = 'accent' | 'outline'

/** The classes of a button, for elements that look like one. */
export function buttonClass(look: Look = 'accent', className = ''): string {
  return `button button-${look} chamfer no-print ${className}`
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
