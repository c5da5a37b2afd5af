import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'

/** A large link in a mega panel; its figure and description come late. */
export function PanelTile({
  link,
  name,
  description,
  figure,
  filled,
}: {
  link: LinkProps
  name: string
  description: ReactNode
  /** Fills the tile above the words. */
  figure: ReactNode
  filled: boolean
}) {
  return (
    <Link
      {...link}
      className="group chamfer panel col-span-4 flex min-h-80 flex-col justify-end -outline-offset-8"
    >
      {filled && (
        <span className="relative grow basis-48 overflow-hidden transition-transform duration-300 ease-out group-hover:scale-103">
          {figure}
        </span>
      )}
      <span className="flex items-end justify-between gap-6 p-6">
        <span>
          <span className="display block text-title">{name}</span>
          {filled && <span className="mt-1 block text-balance text-muted">{description}</span>}
        </span>
        <Icon
          name="arrow"
          className="size-6 text-accent transition-transform duration-200 group-hover:translate-x-2"
        />
      </span>
    </Link>
  )
}
