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

/** Products in three or four columns; the category's tool fills the last row, or the first of four is wide. */
export function ProductGrid({ category, products, count, ends, ref }: ProductGridProps) {
  const compared = isComparedWhole(products, count)
  const tool = hasTool(category, compared)
  return (
    <ul
      ref={ref}
      className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-5 min-[140rem]:grid-cols-4 lg:grid-cols-3 print:grid-cols-3"
    >
      {products.map((product, index) => {
        const wide = index === 0 && count === 4 && !tool
        return (
          <li key={product.id} className={wide ? 'lg:max-[140rem]:col-span-3' : ''}>
            <ProductCard product={product} wide={wide} />
          </li>
        )
      })}
      {ends && tool && <ToolTile category={category} after={products.length} compared={compared} />}
    </ul>
  )
}
