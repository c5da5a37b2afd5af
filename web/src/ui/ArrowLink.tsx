import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

/** A link that is an action of its own, such as "View All": small capitals and an arrow. */
export const ArrowLink = createLink(function ArrowAnchor({
  className = '',
  children,
  ...rest
}: ComponentProps<'a'>) {
  return (
    <a
      className={`group/arrow no-print eyebrow inline-flex min-h-11 items-center gap-3 text-foreground hover:text-accent-bright ${className}`}
      {...rest}
    >
      {children}
      <Icon
        name="arrow"
        className="size-5 transition-transform duration-200 group-hover/arrow:translate-x-1"
      />
    </a>
  )
})
