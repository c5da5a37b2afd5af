import { categoryFacts } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import type { ProductGroup } from '@argo/domain/products/product-page'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { CutOutCard } from './CutOutCard.tsx'

/** One category: its name, its count, a link to all of its products, and the newest of them. */
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
      className="border-t border-line pt-8 pb-14 lg:pt-12 lg:pb-24 print:break-inside-avoid print:py-2"
    >
      <div className="page sm:flex sm:items-end sm:justify-between sm:gap-x-8">
        <h2 id={heading} className="display text-display">
          {name}
        </h2>
        <div className="flex items-center justify-between gap-x-8">
          <p className="tabular text-sm text-muted">{countOf(count, 'product')}</p>
          <ArrowLink to="/$category" params={{ category: route }} aria-label={`View All ${name}`}>
            View All
          </ArrowLink>
        </div>
      </div>
      <div className="relative mx-auto max-w-(--page-width)">
        <ul
          className={`flex overflow-x-auto overscroll-x-contain scroll-px-(--page-edge) snap-x snap-mandatory lg:grid lg:snap-none lg:overflow-visible gap-x-4 px-(--page-edge) pb-4 lg:gap-x-0 print:grid print:grid-flow-row print:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] print:gap-x-4 print:gap-y-2 print:overflow-visible print:pb-0 ${products.length > 5 ? 'lg:grid-cols-4 lg:gap-y-10' : 'lg:auto-cols-fr lg:grid-flow-col'}`}
        >
          {products.map((product, index) => (
            <li
              key={product.id}
              className="flex w-[74%] max-w-80 shrink-0 snap-start lg:w-auto lg:max-w-none print:w-auto"
            >
              <CutOutCard product={product} priority={first && index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
