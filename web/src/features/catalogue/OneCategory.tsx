import { categoryFacts } from '@argo/domain/products/category'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
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
    <div className="page pt-10 pb-20 lg:pt-20 lg:pb-32">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-6 lg:mb-14">
        <div>
          <p className="chamfer eyebrow tabular mb-5 inline-block bg-raised px-4 py-2 print:p-0 text-foreground [--cut:10px]">
            {loaded.isError ? 'Products' : countSummary(loaded, 'Product')}
          </p>
          <h1 className="display text-display">{facts.name}</h1>
          <p className="mt-3 text-lead">{description}</p>
        </div>
        <ButtonLink to="/products" activeOptions={{ exact: true }} look="outline">
          View All Categories
        </ButtonLink>
      </header>
      {loaded.count === 0 && !list.filters && !loaded.isError ? (
        <EmptyCategory facts={facts} />
      ) : (
        <>
          <h2 className="sr-only">All {facts.name.toLowerCase()}</h2>
          <ProductList list={list} loaded={loaded} />
        </>
      )}
    </div>
  )
}
