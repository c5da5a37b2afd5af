import { isComparedWhole } from '@argo/domain/comparison/comparable'
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
  ref?: Ref<HTMLUListElement>
}

/** Products in three columns, four on a very wide screen; the category's tool fills the rest of the last row. Four without one stand in a row. */
export function ProductGrid({ category, products, count, ends, ref }: ProductGridProps) {
  const compared = isComparedWhole(products, count)
  const tool = hasTool(category, compared)
  return (
    <ul
      ref={ref}
      className={`grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-5 min-[140rem]:grid-cols-4 print:grid-cols-3 ${count === 4 && !tool ? 'xl:grid-cols-4' : 'lg:grid-cols-3'}`}
    >
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
      {ends && tool && <ToolTile category={category} after={products.length} compared={compared} />}
    </ul>
  )
}
