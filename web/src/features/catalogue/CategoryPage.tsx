import { categoryFacts } from '@argo/domain/category'
import { mostOfCategory } from '@argo/domain/comparison/address'
import { categoryComparisonMetadata } from '@argo/domain/comparison/metadata'
import { countOf } from '@argo/domain/count-of'
import { Link } from '@tanstack/react-router'
import { categoryComparisonLink } from '../../lib/catalogue-links.ts'
import { Icon } from '../../ui/Icon.tsx'
import { buyingAdvice } from './buying-advice.ts'
import { BuyingFacts } from './BuyingFacts.tsx'
import { CategoryBanner } from './CategoryBanner.tsx'
import { EmptyCategory } from './EmptyCategory.tsx'
import { PagedProducts } from './PagedProducts.tsx'
import { SortLinks } from './SortLinks.tsx'
import { sortWords } from './sort-words.ts'
import { type ShownList, useProductPages } from './use-product-pages.ts'

/** One category: what matters when choosing, three things worth knowing, then the products. */
export default function CategoryPage(pages: ShownList) {
  const { count, orders, products } = useProductPages(pages)
  const facts = categoryFacts(pages.category)
  const advice = buyingAdvice(pages.category)
  if (count === 0) return <EmptyCategory facts={facts} />
  return (
    <>
      <CategoryBanner facts={facts} />
      <BuyingFacts {...advice} singular={facts.singular} />
      <section aria-labelledby="products" className="page pb-20 lg:pb-32">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-slag pt-6">
          <h2 id="products" className="display text-title">
            All {facts.name.toLowerCase()}
          </h2>
          <p className="tabular text-sm text-steel">
            {countOf(count, 'product')}, {sortWords(orders, pages.sort)}
          </p>
        </div>
        {count > 1 && count <= mostOfCategory && (
          <p className="mb-6">
            <Link
              {...categoryComparisonLink(pages.category)}
              className="eyebrow inline-flex min-h-11 items-center gap-3 hover:text-ember-hot"
            >
              {categoryComparisonMetadata(pages.category).title}
              <Icon name="arrow" />
            </Link>
          </p>
        )}
        <SortLinks list={pages} orders={orders} count={count} />
        <PagedProducts {...pages} count={count} products={products} />
      </section>
    </>
  )
}
