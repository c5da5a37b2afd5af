import { categoryFacts } from '@argo/domain/products/category'
import { isComparedWhole } from '@argo/domain/comparison/comparable'
import { categoryComparisonTitle } from '@argo/domain/comparison/metadata'
import { categoryComparisonLink } from '../../lib/catalogue/catalogue-links.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { BuyingFacts } from './BuyingFacts.tsx'
import { CategoryBanner } from './CategoryBanner.tsx'
import { trpc } from '../../lib/trpc/trpc.ts'
import { fitLinks } from './fit-links.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { EmptyCategory } from './EmptyCategory.tsx'
import { listSummary } from '@argo/domain/lists/list-summary'
import { ProductList } from './ProductList.tsx'
import type { ListParameters } from './list-parameters.ts'
import { useProductPages } from './use-product-pages.ts'

/** One category: its products, then what matters when choosing and three things worth knowing. */
export default function CategoryPage(list: ListParameters) {
  // What was asked of one category's list is not done with another's.
  return <Category key={list.category} {...list} />
}

function Category(list: ListParameters) {
  const loaded = useProductPages(list)
  const { count } = loaded
  const facts = categoryFacts(list.category)
  const [text] = trpc.texts.category.useSuspenseQuery({ category: list.category })
  if (count === 0 && !list.filters && !loaded.isError)
    return (
      <>
        <PageHead title={facts.name} lead={text.description} />
        <div className="page pb-16 lg:pb-24">
          <EmptyCategory facts={facts} />
        </div>
      </>
    )
  return (
    <>
      <CategoryBanner facts={facts} description={text.description} />
      <section aria-labelledby="products" className="page pt-6 pb-16 lg:pt-10 lg:pb-24 print:pb-0">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-6">
          <h2 id="products" className="display -scroll-mt-2 text-title">
            All {facts.name.toLowerCase()}
          </h2>
          <p className="tabular text-sm text-muted">
            {loaded.isError ? null : listSummary(loaded, list.sort)}
          </p>
          {!list.filters && isComparedWhole(loaded.products, count) && (
            <ArrowLink {...categoryComparisonLink(list.category)}>
              {categoryComparisonTitle(list.category)}
            </ArrowLink>
          )}
        </div>
        <ProductList list={list} loaded={loaded} />
      </section>
      <BuyingFacts {...text} fits={fitLinks[list.category]} singular={facts.singular} />
    </>
  )
}
