import { comparable, isComparedWhole } from '@argo/domain/comparison/comparable'
import { categoryComparisonTitle } from '@argo/domain/comparison/metadata'
import { categoryFacts } from '@argo/domain/products/category'
import { countOf } from '@argo/domain/text/count-of'
import { Link } from '@tanstack/react-router'
import {
  categoryComparisonLink,
  categoryLink,
  productLink,
} from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Choices } from './Choices.tsx'

/** The products of every category that have figures in common, to be ticked, and a way to those that have not. */
export function EveryChoice() {
  const [groups] = trpc.products.groups.useSuspenseQuery()
  const kinds = groups
    .map((group) => ({ ...group, alike: comparable(group.products) }))
    .filter(({ alike }) => alike.length > 0)
  const compared = new Set(kinds.flatMap(({ alike }) => alike))
  const others = groups.flatMap(({ products }) => products.filter((each) => !compared.has(each)))
  return (
    <div id="choices">
      <nav aria-label="Kinds of products" className="no-print mt-6 flex flex-wrap gap-x-6">
        {kinds.map(({ category }) => (
          <a
            key={category}
            href={`#choose-${category}`}
            className="prose-link inline-flex min-h-11 items-center text-lead"
          >
            {categoryFacts(category).name}
          </a>
        ))}
      </nav>
      {kinds.map(({ category, products, alike, count }) => (
        <Choices
          key={category}
          id={`choose-${category}`}
          heading={categoryFacts(category).name}
          products={alike}
        >
          {isComparedWhole(products, count) && (
            <ButtonLink {...categoryComparisonLink(category)} look="outline">
              {categoryComparisonTitle(category)}
            </ButtonLink>
          )}
          {count > products.length && (
            <p className="text-muted">
              The newest {products.length} of{' '}
              <Link {...categoryLink(category)} className="prose-link">
                {countOf(count, 'product')}
              </Link>
            </p>
          )}
        </Choices>
      ))}
      {others.length > 0 && (
        <section
          aria-labelledby="one-of-a-kind"
          className="no-print mt-16 border-t border-line pt-8"
        >
          <h2 id="one-of-a-kind" className="display text-title">
            Accessories
          </h2>
          <p className="mt-2 text-lead text-pretty text-muted">
            One of a kind, with no other to compare to.
          </p>
          <ul className="mt-4 flex flex-wrap gap-x-6 lg:text-lead">
            {others.map((product) => (
              <li key={product.id}>
                <Link
                  {...productLink(product)}
                  className="prose-link inline-flex min-h-11 items-center"
                >
                  {product.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
