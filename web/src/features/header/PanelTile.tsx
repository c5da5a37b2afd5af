import type { Category } from '@argo/domain/products/category'
import { photographAddress } from '@argo/domain/pictures/photographs'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** A large link in a mega panel; its picture and description come late. */
export function PanelTile({
  link,
  name,
  description,
  picture,
  filled,
}: {
  link: LinkProps
  name: string
  description: ReactNode
  /** The category whose photograph it shows. */
  picture: Category
  filled: boolean
}) {
  return (
    <Link
      {...link}
      className="group chamfer glow relative col-span-4 flex min-h-72 flex-col justify-end overflow-hidden p-8 -outline-offset-8"
    >
      {filled && (
        <>
          <Picture
            src={photographAddress(`categories/${picture}`)}
            alt=""
            sizes="45rem"
            className="absolute inset-0 size-full object-cover object-right opacity-70 transition-opacity duration-200 group-hover:opacity-100"
          />
          <span className="absolute inset-0 bg-linear-to-tr from-background via-background/80 to-transparent" />
        </>
      )}
      <span className="display relative text-title">{name}</span>
      {filled && (
        <>
          <span className="relative mt-2 max-w-56 text-sm text-balance text-muted">
            {description}
          </span>
          <Icon
            name="arrow"
            className="relative mt-4 size-6 text-accent transition-transform duration-200 group-hover:translate-x-2"
          />
        </>
      )}
    </Link>
  )
}
