import type { CategoryFacts } from '@argo/domain/categories/category'
import { ButtonLink } from '../../ui/Button.tsx'

/** In place of the products of a category that has none. */
export function EmptyCategory({ facts }: { facts: CategoryFacts }) {
  return (
    <div className="chamfer glow border-l-2 border-accent p-8 lg:p-12">
      <h2 className="display text-display">No {facts.name.toLowerCase()} found</h2>
      <p className="measure mt-4 text-muted">
        There are none in the catalog at the moment. New ones appear here, and in the menu, on the
        day they are announced.
      </p>
      <ButtonLink to="/products" activeOptions={{ exact: true }} className="mt-8">
        View All Products
      </ButtonLink>
    </div>
  )
}
