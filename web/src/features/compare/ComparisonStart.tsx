import { comparable, isComparedWhole } from '@argo/domain/comparison/comparable'
import { categoryComparisonTitle } from '@argo/domain/comparison/metadata'
import { categoryFacts } from '@argo/domain/products/category'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { countOf } from '@argo/domain/text/count-of'
import { Link } from '@tanstack/react-router'
import {
  categoryComparisonLink,
  categoryLink,
  productLink,
} from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { CategoryNav } from '../../ui/CategoryNav.tsx'
import { Choices } from './Choices.tsx'

/** The products of every category that have figures in common, to be ticked, and a way to those that have not. */
export function ComparisonStart() {
  const [groups] = trpc.products.groups.useSuspenseQuery()
  const kinds = groups
    .map((group) => ({ ...group, alike: comparable(group.products) }))
    .filter(({ alike }) => alike.length > 0)
  const compared = new Set(kinds.flatMap(({ alike }) => alike))
  const others = groups.flatMap(({ products }) => products.filter((each) => !compared.has(each)))
  return (
    <>
      <h1 className="display mt-4 text-hero wrap-anywhere lg:mt-8">{fixedPages.compare.title}</h1>
      <p className="mt-4 measure text-lead text-pretty text-muted lg:mt-6">
        Pick two to four products, or compare a whole category. Differences come first.
      </p>
      <div id="choices">
        <CategoryNav
          label="Kinds of products"
          categories={kinds.map(({ category }) => category)}
          className="-mx-(--page-edge) mt-8 lg:mx-0 lg:mt-12 lg:*:px-0"
        />
        {kinds.map(({ category, products, alike, count }) => (
          <Choices
            key={category}
            id={category}
            heading={categoryFacts(category).name}
            products={alike}
          >
            {isComparedWhole(products, count) && (
              <ArrowLink
                {...categoryComparisonLink(category)}
                aria-label={categoryComparisonTitle(category)}
              >
                Compare all
              </ArrowLink>
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
              Also by Argo
            </h2>
            <p className="mt-2 text-lead text-pretty text-muted">
              They share few figures with the rest of their category. To compare one anyway, check
              Compare on its page.
            </p>
            <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-6 lg:grid-cols-5 lg:text-lead">
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
    </>
  )
}
