import { isComparedWhole } from '@argo/domain/comparison/comparable'
import { pageSize } from '@argo/domain/lists/paging'
import type { Category } from '@argo/domain/products/category'
import type { ProductSummary } from '@argo/domain/products/product-summary'
import type { Ref } from 'react'
import { ProductCard } from '../../ui/ProductCard.tsx'
import { hasTool, ToolTile } from './ToolTile.tsx'

interface ProductGridProps {
  category: Category
  products: ProductSummary[]
  /** How many there are, here and on other pages. */
  count: number
  /** Whether the list ends here. */
  ends: boolean
  /** Whether all cards are of one width. */
  even: boolean
  ref?: Ref<HTMLUListElement>
}

/** Products in three columns; a wide first card and the category's tool leave no gap in the rows. */
export function ProductGrid({ category, products, count, ends, even, ref }: ProductGridProps) {
  const tool = ends && hasTool(category, isComparedWhole(products, count))
  // One card alone in the last row: the first takes two columns instead, or all, unless the list can grow.
  const lead = (!even || !tool) && products.length % 3 === 1 && count <= pageSize
  const leadWidth = tool ? 'lg:col-span-2' : 'lg:col-span-3'
  return (
    <ul
      ref={ref}
      className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5 print:grid-cols-3"
    >
      {products.map((product, index) => (
        <li key={product.id} className={lead && index === 0 ? leadWidth : ''}>
          <ProductCard product={product} size={lead && index === 0 ? 'wide' : 'regular'} />
        </li>
      ))}
      {tool && <ToolTile category={category} after={products.length} lead={lead} />}
    </ul>
  )
}
