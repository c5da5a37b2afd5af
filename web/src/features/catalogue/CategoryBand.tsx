import { categoryFacts } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import type { ProductGroup } from '@argo/domain/products/product-page'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { ProductShelf } from '../../ui/ProductShelf.tsx'

/** A row with a wide first place, by how many products stand in it; of more than five there are rows of four. */
const columns: Record<number, string> = {
  2: 'lg:grid-cols-[1.4fr_1fr]',
  3: 'lg:grid-cols-[1.4fr_1fr_1fr]',
  4: 'lg:grid-cols-[1.4fr_1fr_1fr_1fr]',
  5: 'lg:grid-cols-3 xl:grid-cols-[1.2fr_1fr_1fr_1fr_1fr]',
}

/** One category: its name, its count, a link to all of its products, and the newest of them, the first in its photograph. */
export function CategoryBand({
  category,
  count,
  products,
  first,
}: ProductGroup & {
  /** The first section, whose pictures are fetched first. */
  first: boolean
}) {
  const { name, route } = categoryFacts(category)
  const heading = `band-${category}`
  return (
    <section
      aria-labelledby={heading}
      className="border-t border-line py-12 lg:py-20 print:break-inside-avoid print:py-2"
    >
      <div className="page sm:flex sm:items-end sm:justify-between sm:gap-x-8">
        <h2 id={heading} className="display text-display">
          {name}
        </h2>
        <div className="flex items-center justify-between gap-x-8">
          <p className="tabular text-muted">{countOf(count, 'product')}</p>
          <ArrowLink to="/$category" params={{ category: route }} aria-label={`View All ${name}`}>
            View All
          </ArrowLink>
        </div>
      </div>
      <div className="mt-6">
        <ProductShelf
          products={products}
          leads={products.length in columns ? 1 : 0}
          columns={columns[products.length] ?? 'lg:grid-cols-4'}
          first={first}
        />
      </div>
    </section>
  )
}
