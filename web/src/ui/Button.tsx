import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Look = 'ember' | 'outline'

const base =
  'chamfer no-print eyebrow [--cut:14px] inline-flex min-h-12 items-center justify-center gap-3 px-6 py-3 text-center transition-colors duration-200 focus-visible:outline-offset-[-8px] disabled:cursor-default'

const looks: Record<Look, string> = {
  ember:
    'bg-ember text-coal hover:bg-ember-hot focus-visible:outline-coal disabled:bg-slag disabled:text-steel',
  outline: 'panel text-ash hover:bg-slag hover:text-white disabled:text-steel',
}

/** The classes of a button, for elements that look like one. */
export function buttonClass(look: Look = 'ember', className = ''): string {
  return `${base} ${looks[look]} ${className}`
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
