import { type Category, categoryFacts } from '@argo/domain/products/category'
import type { ProductSummary } from '@argo/domain/products/product-summary'
import { cardCell, cardRows, ProductCard } from '../../ui/ProductCard.tsx'

/** Related products, or others of the same category. */
export function MoreProducts({
  products,
  category,
}: {
  products: ProductSummary[]
  /** That of the product that they stand beside. */
  category: Category
}) {
  if (products.length === 0) return null
  return (
    <section
      aria-labelledby="more-heading"
      className="rendered-when-near border-t border-line py-16 lg:py-24 print:hidden"
    >
      <div className="page">
        <h2 id="more-heading" className="display text-display">
          {products.every((product) => product.category === category)
            ? `More ${categoryFacts(category).name.toLowerCase()}`
            : 'Related products'}
        </h2>
        <ul className={`mt-8 grid gap-x-6 lg:grid-cols-3 ${cardRows}`}>
          {products.map((product) => (
            <li key={product.id} className={`pb-6 last:pb-0 lg:pb-0 ${cardCell}`}>
              <ProductCard product={product} row />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
