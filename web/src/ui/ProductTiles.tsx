import type { LatestProduct } from '@argo/domain/products/product-summary'
import { usFirst } from '@argo/domain/text/us-units'
import { Skeleton } from './Skeleton.tsx'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { productLink } from '../lib/catalogue/catalogue-links.ts'
import { Picture } from './Picture.tsx'

/** The tiles of a list of products; until it has loaded, `count` skeletons of their size. */
export function ProductTiles({
  products,
  count,
}: {
  products: LatestProduct[] | undefined
  count: number
}) {
  if (products)
    return products.map((product) => (
      <li key={product.id} className="@container">
        <ProductTile product={product} />
      </li>
    ))
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton className="aspect-square" />
      <Skeleton className="mt-4 h-6 w-2/3" />
      <Skeleton className="mt-1.5 h-10" />
    </li>
  ))
}

/** A product in a menu: its cut-out, name and two key figures; across a phone beside each other. */
export function ProductTile({ product }: { product: LatestProduct }) {
  return (
    <Link
      {...productLink(product)}
      className="group grid h-full content-start max-sm:@min-[18rem]:grid-cols-[7rem_1fr] max-sm:@min-[18rem]:items-center max-sm:@min-[18rem]:gap-x-5"
    >
      <span className="floor block max-sm:@min-[18rem]:after:hidden">
        <Picture
          src={cutOutOf(product.imageUrl)}
          alt=""
          sizes="13rem"
          className="aspect-square w-full object-contain transition-transform duration-200 group-hover:-translate-y-2"
        />
      </span>
      <span className="max-sm:@min-[18rem]:mt-0 mt-4">
        <span className="text-lg/snug font-semibold text-foreground min-[140rem]:text-lead group-hover:text-accent-bright">
          {product.name}
        </span>
        {product.figures.map((figure) => (
          <span
            key={figure.label}
            className="mt-1.5 block text-sm/tight text-muted tabular min-[140rem]:text-base"
          >
            <span className="block text-foreground">{usFirst(figure)}</span> {figure.label}
          </span>
        ))}
      </span>
    </Link>
  )
}
