import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

/** The link of a card, which covers all of it: the nearest positioned parent. */
export const CardLink = createLink(function CardAnchor({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className="eyebrow inline-flex min-h-11 items-center gap-3 whitespace-nowrap outline-none transition-colors duration-200 group-hover:text-accent-bright after:absolute after:inset-0 after:z-10 focus-visible:text-accent-bright focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
    >
      {children}
      <Icon
        name="arrow"
        className="mr-4 size-5 transition-transform duration-200 group-hover:translate-x-1 @max-[10rem]:hidden"
      />
    </a>
  )
})
