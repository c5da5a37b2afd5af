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
      className="group chamfer panel col-span-4 flex min-h-72 flex-col justify-end -outline-offset-8"
    >
      {filled && (
        <span className="relative grow basis-40 overflow-hidden">
          <Picture
            src={photographAddress(`categories/${picture}`)}
            alt=""
            sizes="45rem"
            className="absolute inset-0 size-full object-cover object-right transition-transform duration-300 ease-out group-hover:scale-103"
          />
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
