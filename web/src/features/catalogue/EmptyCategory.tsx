import { categories, categoryFacts, type CategoryFacts } from '@argo/domain/products/category'
import { Link } from '@tanstack/react-router'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** In place of the products of a category that has none: says so, and links to the other categories. */
export function EmptyCategory({ facts }: { facts: CategoryFacts }) {
  const others = categories.filter((category) => category !== facts.id)
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
      <nav aria-label="Other categories" className="lg:col-span-4 lg:col-start-9">
        <ul>
          {others.map((category) => (
            <li key={category} className="border-t border-line last:border-b">
              <Link
                {...categoryLink(category)}
                className="display flex min-h-16 items-center justify-between gap-4 text-title hover:text-accent-bright"
              >
                {categoryFacts(category).name}
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
