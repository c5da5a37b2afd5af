import { categoryFacts } from '@argo/domain/products/category'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { featuredShown } from './featured.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ProductCard } from '../../ui/ProductCard.tsx'

/** Up to six featured products, on a wide screen in cards of three widths. */
export function FeaturedGear() {
  const [featured] = trpc.products.highlights.useSuspenseQuery({ limit: featuredShown })
  return (
    <section aria-labelledby="featured" className="section border-t border-line">
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 id="featured" className="display text-display">
            Featured Gear
          </h2>
          <ButtonLink to="/products" look="outline">
            View All Products
          </ButtonLink>
        </div>
        <ul className="featured mt-12 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {featured.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                size="even"
                link={productLink({ ...product, slug: null })}
                eyebrow={categoryFacts(product.category).name}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
