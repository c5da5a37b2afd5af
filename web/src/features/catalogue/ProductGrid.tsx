import type { Product } from '@argo/domain/product'
import { ProductCard } from '../../ui/ProductCard.tsx'
import { AskUs } from './AskUs.tsx'

/** Products in three columns; a lead card and a word of help leave no gap in the rows. */
export function ProductGrid({ products }: { products: Product[] }) {
  // One card alone in the last row: the first takes two columns instead.
  const lead = products.length % 3 === 1
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {products.map((product, index) => (
        <li key={product.id} className={lead && index === 0 ? 'lg:col-span-2' : ''}>
          <ProductCard
            product={product}
            priority={index === 0}
            size={lead && index === 0 ? 'wide' : 'regular'}
          />
        </li>
      ))}
      <AskUs after={products.length} />
    </ul>
  )
}
