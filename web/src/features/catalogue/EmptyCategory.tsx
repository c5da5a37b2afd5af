import { categories, type CategoryFacts } from '@argo/domain/products/category'
import { ButtonLink } from '../../ui/Button.tsx'
import { CategoryList } from './CategoryList.tsx'

/** In place of the products of a category that has none: says so, and links to the other categories. */
export function EmptyCategory({ facts }: { facts: CategoryFacts }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
      <div className="chamfer glow border-l-2 border-accent p-8 lg:col-span-7 lg:p-12">
        <h2 className="display text-display">No {facts.name.toLowerCase()} found</h2>
        <p className="measure mt-4 text-muted">
          None is in the catalogue at the moment. New ones appear here, and in the menu, on the day
          they are announced.
        </p>
        <ButtonLink to="/products" activeOptions={{ exact: true }} className="mt-8">
          View All Products
        </ButtonLink>
      </div>
      <CategoryList
        label="Other categories"
        categories={categories.filter((category) => category !== facts.id)}
        className="lg:col-span-4 lg:col-start-9"
      />
    </div>
  )
}
