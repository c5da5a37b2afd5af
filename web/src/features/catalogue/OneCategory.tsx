import { categoryFacts } from '@argo/domain/products/category'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { EmptyCategory } from './EmptyCategory.tsx'
import { countSummary } from '@argo/domain/lists/list-summary'
import { ProductList } from './ProductList.tsx'
import type { ListParameters } from './list-parameters.ts'
import { useProductPages } from './use-product-pages.ts'

/** The products page with one category chosen: a compact head, then the grid. */
export function OneCategory(list: ListParameters) {
  const facts = categoryFacts(list.category)
  const [{ description }] = trpc.texts.category.useSuspenseQuery({ category: list.category })
  const loaded = useProductPages(list)
  return (
    <>
      <PageHead title={facts.name} lead={description}>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <p className="chamfer eyebrow tabular bg-raised px-4 py-2 [--cut:10px] print:p-0">
            {loaded.isError ? 'Products' : countSummary(loaded, 'Product')}
          </p>
          <ButtonLink to="/products" activeOptions={{ exact: true }} look="outline">
            View All Categories
          </ButtonLink>
        </div>
      </PageHead>
      <div className="page pb-16 lg:pb-24">
        {loaded.count === 0 && !list.filters && !loaded.isError ? (
          <EmptyCategory facts={facts} />
        ) : (
          <>
            <h2 className="sr-only">All {facts.name.toLowerCase()}</h2>
            <ProductList list={list} loaded={loaded} />
          </>
        )}
      </div>
    </>
  )
}
