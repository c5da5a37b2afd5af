import type { ProductSummary } from '@argo/domain/products/product-summary'
import { ProductCard } from '../../ui/ProductCard.tsx'

/** Three others of the same category, newest first. */
export function MoreProducts({ products }: { products: ProductSummary[] }) {
  if (products.length === 0) return null
  return (
    <section
      aria-labelledby="more-heading"
      className="border-t border-line py-16 lg:py-24 print:hidden"
    >
      <div className="page">
        <h2 id="more-heading" className="display text-title">
          More from this category
        </h2>
        <ul className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-3 lg:gap-5">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
