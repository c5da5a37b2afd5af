import { countSummary } from '@argo/domain/lists/list-summary'
import { categoryFacts } from '@argo/domain/products/category'
import { AfterFirstScreen } from '../../lib/loading/AfterFirstScreen.tsx'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
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
  /** Whether it was chosen on the page of all products: a button leads back there. */
  chosen?: boolean
}) {
  const loaded = useProductPages(list)
  const facts = categoryFacts(list.category)
  const [text] = trpc.texts.category.useSuspenseQuery({ category: list.category })
  const isEmpty = loaded.count === 0 && !list.filters && !loaded.isError
  return (
    <>
      <Banner
        src={text.banner}
        title={facts.name}
        lead={text.description}
        crumb={!chosen && facts.hasBreadcrumb}
      >
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 lg:mt-4">
          <p className="chamfer eyebrow tabular w-fit bg-raised px-4 py-1.5 [--cut:10px] print:p-0">
            {loaded.isError ? 'Products' : countSummary(loaded, 'Product')}
          </p>
          {chosen && (
            <ButtonLink to="/products" activeOptions={{ exact: true }} look="outline">
              View All Categories
            </ButtonLink>
          )}
        </div>
      </Banner>
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
      <AfterFirstScreen key={facts.id}>
        {!isEmpty && <BuyingFacts {...text} singular={facts.singular} />}
      </AfterFirstScreen>
    </>
  )
}
