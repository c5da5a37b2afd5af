import { comparisonName, type ComparisonView } from '@argo/domain/comparison/address'
import type { ComparedProduct } from '@argo/domain/comparison/comparison-schema'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { comparisonLink, productLink } from '../../lib/catalogue/catalogue-links.ts'
import { removeFromTray } from '../../lib/comparison/comparison-tray.ts'
import { isPlainClick } from '../../lib/navigation/plain-click.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { roles } from '../../ui/table-roles.ts'
import css from './ComparisonTable.module.css'

/** A product at the head of its column; it can be taken out while there are others to compare. */
export function ColumnHead({
  product,
  others,
  view,
  onTakeOut,
}: {
  product: ComparedProduct
  /** What stays in the table without it. */
  others: readonly ComparedProduct[]
  view: ComparisonView
  onTakeOut: () => void
}) {
  return (
    <th {...roles.columnheader} aria-label={product.name} className={css.head}>
      <Link {...productLink(product)} className={css.product}>
        <Picture
          src={cutOutOf(product.imageUrl)}
          alt=""
          sizes="6rem"
          priority
          className={css.picture}
        />
        <span>{product.name}</span>
      </Link>
      {others.length > 0 && (
        <Link
          {...comparisonLink(others, view)}
          resetScroll={false}
          onClick={(event: MouseEvent) => {
            if (isPlainClick(event)) onTakeOut()
            removeFromTray(comparisonName(product))
          }}
          aria-label={`Take ${product.name} out`}
          className={`no-print ${css.remove}`}
        >
          <Icon name="close" className="size-4" />
        </Link>
      )}
    </th>
  )
}
