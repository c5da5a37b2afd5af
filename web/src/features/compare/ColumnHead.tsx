import { comparisonName } from '@argo/domain/comparison/address'
import type { ProductInShort } from '@argo/domain/products/product-schema'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { comparisonLink, productLink } from '../../lib/catalogue/catalogue-links.ts'
import { removeFromTray } from '../../lib/comparison/comparison-tray.ts'
import { isPlainClick } from '../../lib/navigation/plain-click.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { roles } from '../../ui/table-roles.ts'

/** A product at the head of its column; it can be taken out while there are others to compare. */
export function ColumnHead({
  product,
  others,
  className,
  onTakeOut,
}: {
  product: ProductInShort
  /** What stays in the table without it. */
  others: readonly ProductInShort[]
  className: string
  onTakeOut: () => void
}) {
  return (
    <th
      {...roles.columnheader}
      aria-label={product.name}
      className={`relative pt-2 pr-2 pb-2.5 text-left @min-[44rem]:pl-3 print:pl-0 leading-tight font-semibold print:py-0.5 print:pr-1 print:text-[8pt] ${className}`}
    >
      <Link
        {...productLink(product)}
        // Without that, a source takes a gap before the picture.
        className="flex min-h-full flex-col gap-1.5 hover:text-accent-bright print:flex-row print:items-center print:gap-[0.25cm] @min-[60rem]:gap-3 @min-[60rem]:text-title @min-[60rem]:font-bold print:text-[9pt] [&_source]:hidden"
      >
        <Picture
          src={cutOutOf(product.imageUrl)}
          alt=""
          sizes="(min-width: 120rem) 16rem, 12rem"
          priority
          className="size-(--picture) object-contain"
        />
        <span>{product.name}</span>
      </Link>
      {others.length > 0 && (
        <Link
          {...comparisonLink(others)}
          resetScroll={false}
          onClick={(event: MouseEvent) => {
            if (isPlainClick(event)) onTakeOut()
            removeFromTray(comparisonName(product))
          }}
          aria-label={`Remove ${product.name}`}
          className="no-print absolute top-0 right-0 grid h-11 w-6 place-items-center text-muted -outline-offset-2 hover:text-foreground @min-[44rem]:w-10 @min-[60rem]:top-auto @min-[60rem]:bottom-0"
        >
          <Icon name="close" className="size-4" />
        </Link>
      )}
    </th>
  )
}
