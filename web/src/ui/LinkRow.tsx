import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

/** A link that fills a row: where it leads, one line about that, and an arrow. */
export const LinkRow = createLink(function RowAnchor({
  name,
  description,
  ...rest
}: ComponentProps<'a'> & { name: string; description: string }) {
  return (
    <a
      className="group flex min-h-20 justify-between gap-5 py-4 hover:text-accent-bright"
      {...rest}
    >
      <span>
        <span className="block text-lg font-semibold">{name}</span>
        <span className="block text-muted">{description}</span>
      </span>
      <Icon
        name="arrow"
        className="mt-1 size-5 transition-transform duration-200 group-hover:translate-x-1"
      />
    </a>
  )
})
