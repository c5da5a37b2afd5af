import { type Category, categoryFacts } from '@argo/domain/products/category'
import type { ProductSummary } from '@argo/domain/products/product-summary'
import { ProductGrid } from '../../ui/ProductGrid.tsx'

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
        <div className="mt-8">
          <ProductGrid products={products} columns="md:grid-cols-3" />
        </div>
      </div>
    </section>
  )
}
