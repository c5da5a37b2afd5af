import { countSummary } from '@argo/domain/lists/list-summary'
import { categories, categoryFacts } from '@argo/domain/products/category'
import { trpc } from '../../lib/trpc/trpc.ts'
import { CategoryNav } from '../../ui/CategoryNav.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
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
  /** Whether it was chosen on the page of all products: a badge says how many there are, and links lead to the others. */
  chosen?: boolean
}) {
  const loaded = useProductPages(list)
  const facts = categoryFacts(list.category)
  const [text] = trpc.texts.category.useSuspenseQuery({ category: list.category })
  const isEmpty = loaded.count === 0 && !list.filters && !loaded.isError
  const { description } = text
  return (
    <>
      {chosen || isEmpty ? (
        <PageHead
          title={facts.name}
          lead={description}
          className="gap-x-4! gap-y-0! py-8! max-sm:*:first:contents max-sm:[&_h1]:basis-full max-sm:[&_p]:grow max-sm:[&_p]:basis-40 lg:py-12!"
        >
          {chosen && (
            <span className="chamfer eyebrow tabular bg-raised px-4 py-2 text-foreground [--cut:10px] print:p-0">
              {loaded.isError ? 'Products' : countSummary(loaded, 'Product')}
            </span>
          )}
        </PageHead>
      ) : (
        <Banner
          picture={`categories/${facts.id}`}
          title={facts.name}
          lead={description}
          crumb={facts.id === 'power-supplies'}
        />
      )}
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
          <ProductList list={list} loaded={loaded} counted={!chosen} />
        </section>
      )}
      {!chosen && !isEmpty && <BuyingFacts {...text} singular={facts.singular} />}
    </>
  )
}
