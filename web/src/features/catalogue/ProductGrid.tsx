import { isComparedWhole } from '@argo/domain/comparison/comparable'
import type { Category } from '@argo/domain/products/category'
import type { ProductSummary } from '@argo/domain/products/product-summary'
import type { Ref } from 'react'
import { cardCell, cardRows, ProductCard } from '../../ui/ProductCard.tsx'
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

/** Products in three columns; the first of four leads, and the category's tool fills the last row. */
export function ProductGrid({ category, products, count, ends, ref }: ProductGridProps) {
  const compared = isComparedWhole(products, count)
  const tool = hasTool(category, compared)
  const led = count === 4
  return (
    <ul
      ref={ref}
      className={`-mb-10 grid grid-cols-1 gap-x-4 md:grid-cols-2 md:gap-x-8 lg:-mb-14 lg:grid-cols-3 lg:gap-x-6 print:grid-cols-3 ${led ? cardRows : ''}`}
    >
      {products.map((product, index) => {
        const leads = led && index === 0
        return (
          <li
            key={product.id}
            className={`pb-10 lg:pb-14 ${cardCell} ${leads ? '[--height:46vw] lg:[--height:min(31vw,36rem)]' : ''}`}
          >
            <ProductCard product={product} lead={leads} row={led} />
          </li>
        )
      })}
      {ends && tool && (
        <ToolTile
          category={category}
          after={led ? products.length - 1 : products.length}
          compared={compared}
        />
      )}
    </ul>
  )
}
