import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { buttonClass } from './Button.tsx'

/** The link of a card, which looks like a button and covers all of the card: the nearest positioned parent. */
export const CardLink = createLink(function CardAnchor({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className="outline-none after:absolute after:inset-0 after:z-10 focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
    >
      {/* The button's cut corner would cut the link's cover too. */}
      <span className={buttonClass('outline', 'group-hover:text-accent-bright')}>{children}</span>
    </a>
  )
})
