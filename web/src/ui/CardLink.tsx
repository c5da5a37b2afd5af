import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import css from './CardLink.module.css'
import { Icon } from './Icon.tsx'

/** The link of a card, which covers all of it: the nearest positioned parent. */
export const CardLink = createLink(function CardAnchor({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={`eyebrow ${css.link}`}>
      {children}
      <Icon name="arrow" className={`size-5 ${css.arrow}`} />
    </a>
  )
})
