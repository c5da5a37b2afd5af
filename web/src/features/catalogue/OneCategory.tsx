import { countSummary } from '@argo/domain/lists/list-summary'
import { categories, categoryFacts } from '@argo/domain/products/category'
import { trpc } from '../../lib/trpc/trpc.ts'
import { CategoryNav } from '../../ui/CategoryNav.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { BuyingFacts } from './BuyingFacts.tsx'
import { EmptyCategory } from './EmptyCategory.tsx'
import type { ListParameters } from './list-parameters.ts'
import { ProductList } from './ProductList.tsx'
import { useProductPages } from './use-product-pages.ts'

/** One category: its products, then what matters when choosing and three things worth knowing. */
export function OneCategory({
  list,
  chosen = false,
}: {
  list: ListParameters
  /** Whether it was chosen on the page of all products: links lead to the other categories. */
  chosen?: boolean
}) {
  const loaded = useProductPages(list)
  const facts = categoryFacts(list.category)
  const [text] = trpc.texts.category.useSuspenseQuery({ category: list.category })
  const isEmpty = loaded.count === 0 && !list.filters && !loaded.isError
  return (
    <>
      <Banner
        picture={`categories/${facts.id}`}
        title={facts.name}
        lead={text.description}
        crumb={!chosen && facts.id === 'power-supplies'}
      >
        <p className="chamfer eyebrow tabular mt-3 w-fit bg-raised px-4 py-1.5 [--cut:10px] lg:mt-4 print:p-0">
          {loaded.isError ? 'Products' : countSummary(loaded, 'Product')}
        </p>
      </Banner>
      {chosen && (
        <CategoryNav
          label="Categories"
          categories={categories}
          pathOf={(category) => `/products?category=${category}`}
          chosen={facts.id}
          all="View All Categories"
        />
      )}
      {isEmpty ? (
        <div className="page py-10 lg:pb-24">
          <EmptyCategory facts={facts} />
        </div>
      ) : (
        <section aria-labelledby="products" className="page pt-4 pb-16 lg:pt-6 lg:pb-24 print:pb-0">
          <h2 id="products" className="sr-only">
            All {facts.name.toLowerCase()}
          </h2>
          <ProductList list={list} loaded={loaded} />
        </section>
      )}
      {!chosen && !isEmpty && <BuyingFacts {...text} singular={facts.singular} />}
    </>
  )
}
