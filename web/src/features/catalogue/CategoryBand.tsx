import { categoryFacts } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import type { ProductGroup } from '@argo/domain/products/product-page'
import { ButtonLink } from '../../ui/Button.tsx'
import { ProductGrid } from '../../ui/ProductGrid.tsx'
import css from './CategoryBand.module.css'

/** One category: its name, its count, a link to all of its products, and the newest of them. */
export function CategoryBand({
  category,
  count,
  products,
  first,
  tone,
}: ProductGroup & {
  /** Whether it is the first section, whose first picture is fetched first. */
  first: boolean
  tone: 'dark' | 'light'
}) {
  const { name, route } = categoryFacts(category)
  const heading = `band-${category}`
  return (
    <section
      id={category}
      aria-labelledby={heading}
      className={`py-10 lg:pt-20 lg:pb-12 print:break-inside-avoid print:py-2 ${tone === 'light' ? 'tone-light' : ''}`}
    >
      <div className="page flex flex-col gap-y-3 sm:flex-row sm:items-end sm:justify-between sm:gap-x-8">
        <h2 id={heading} className="display text-display">
          {name}
        </h2>
        <div className="flex items-center justify-between gap-x-8">
          <p className="tabular text-muted">{countOf(count, 'product')}</p>
          <ButtonLink
            to="/$category"
            params={{ category: route }}
            look="outline"
            aria-label={`View All ${name}`}
          >
            View All
          </ButtonLink>
        </div>
      </div>
      <div className="page mt-6">
        <ProductGrid
          products={products}
          columns={`${css.rail} max-md:grid-cols-none md:grid-cols-2 ${products.length % 4 < 2 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
          leads={products.length % 4 === 1}
          cardOf={(_product, index) => ({ priority: first && index === 0 })}
        />
      </div>
    </section>
  )
}
