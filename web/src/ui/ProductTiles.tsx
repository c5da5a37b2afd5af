import type { LatestProduct } from '@argo/domain/products/product-summary'
import { ProductTile } from './ProductTile.tsx'
import { Skeleton } from './Skeleton.tsx'

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
      <li key={product.id}>
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
