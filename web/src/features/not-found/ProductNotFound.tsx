import { categories } from '@argo/domain/products/category'
import { ButtonLink } from '../../ui/Button.tsx'
import { CategoryList } from '../../ui/CategoryList.tsx'

/** Shown at the address of a product that does not exist, with links to the categories. */
export default function ProductNotFound() {
  return (
    <div className="page grid grid-cols-1 gap-x-8 gap-y-12 pt-12 pb-24 lg:grid-cols-12 lg:pt-24 lg:pb-36">
      <div className="lg:col-span-7">
        <p className="eyebrow text-accent">404</p>
        <h1 className="display mt-3 text-hero">Product not found</h1>
        <p className="measure mt-6 text-lead">
          Nothing in the catalogue has this address. It may have been mistyped, or the product may
          go by another name.
        </p>
        <ButtonLink to="/products" className="mt-8">
          View All Products
        </ButtonLink>
      </div>
      <CategoryList
        label="Categories"
        categories={categories}
        className="lg:col-span-4 lg:col-start-9"
      />
    </div>
  )
}
