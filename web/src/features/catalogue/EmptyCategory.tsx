import { categories, type CategoryFacts, categoryFacts } from '@argo/domain/category'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A category with nothing in it: says so, and shows the other shelves. */
export function EmptyCategory({ facts }: { facts: CategoryFacts }) {
  return (
    <div className="page pt-12 pb-24 lg:pt-20">
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="display text-hero">{facts.name}</h1>
          <p className="mt-4 text-lead text-steel">{facts.description}</p>
          <div className="chamfer glow mt-10 border-l-2 border-ember p-8 [--cut:22px] lg:p-12">
            <h2 className="display text-display">No {facts.name.toLowerCase()} found</h2>
            <p className="measure mt-4 text-steel">
              None is in the catalogue at the moment. New ones appear here, and in the menu, on the
              day they are announced.
            </p>
            <ButtonLink to="/products" className="mt-8">
              View All Products
            </ButtonLink>
          </div>
        </div>
        <nav aria-label="Other categories" className="lg:col-span-4 lg:col-start-9 lg:pt-8">
          <ul>
            {categories
              .filter((category) => category !== facts.id)
              .map(categoryFacts)
              .map(({ id, name, route }) => (
                <li key={id} className="border-t border-slag">
                  <Link
                    to="/$category"
                    params={{ category: route }}
                    className="display flex min-h-16 items-center justify-between gap-4 text-title hover:text-ember-hot"
                  >
                    {name}
                    <Icon name="arrow" />
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
