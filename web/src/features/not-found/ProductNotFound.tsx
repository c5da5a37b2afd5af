import { trpc } from '../../lib/trpc/trpc.ts'
import { useMenu } from '../../lib/catalogue/use-menu.ts'
import { BrowseSection } from '../../ui/BrowseSection.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { NewestProducts } from '../../ui/NewestProducts.tsx'

/** Shown at the address of a product that does not exist, with the newest products and the categories. */
export default function ProductNotFound() {
  const menu = useMenu()
  const newest = trpc.products.latest.useQuery()
  return (
    <>
      <div className="page grid grid-cols-1 items-end gap-x-10 gap-y-12 pt-12 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
        <div className="lg:col-span-7">
          <p className="eyebrow text-accent">404</p>
          <h1 className="display mt-3 text-hero">Product not found</h1>
          <p className="measure mt-6 text-lead">
            Nothing in the catalogue has this address. It may have been mistyped, or the product may
            go by another name.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to="/products">View All Products</ButtonLink>
            <ButtonLink to="/search" look="outline">
              Search
            </ButtonLink>
          </div>
        </div>
        <NewestProducts newest={newest} className="lg:col-span-5" />
      </div>
      <BrowseSection menu={menu} />
    </>
  )
}
