import { type Category, categoryFacts } from '@argo/domain/products/category'
import { comparisonName, mostOfCategory, namesIn } from '@argo/domain/comparison/address'
import type { ComparedProduct } from '@argo/domain/comparison/comparison-schema'
import { categoryComparisonTitle } from '@argo/domain/comparison/titles'
import { countOf } from '@argo/domain/text/count-of'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { categoryComparisonLink, categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import './chooser.css'

interface ChooserProps {
  category: Category
  candidates: readonly ComparedProduct[]
  /** How many products the category has. */
  count: number
  chosen: readonly ComparedProduct[]
  /** The name of the category by default. */
  heading?: string | null
  /** Whether the table of all is what the form stands on. */
  whole?: boolean
}

/** A form to choose products of a category by. */
export function Chooser({
  category,
  candidates,
  count,
  chosen,
  heading,
  whole = false,
}: ChooserProps) {
  const navigate = useNavigate()
  const { name } = categoryFacts(category)
  const names = new Set(chosen.map(comparisonName))
  const known = new Set(candidates.map(comparisonName))
  const older = chosen.filter((product) => !known.has(comparisonName(product)))
  const id = `choose-${category}`

  function compare(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const products = namesIn(new FormData(event.currentTarget).getAll('products')).join(',')
    void navigate({ to: '/compare', search: { products } })
  }

  return (
    <form
      action="/compare"
      onSubmit={compare}
      key={[...names].join()}
      aria-labelledby={id}
      className="no-print mt-14 border-t border-line pt-6"
    >
      <div className="flex items-baseline justify-between gap-x-8 max-sm:flex-col">
        <h2 id={id} className="display text-title">
          {heading ?? name}
        </h2>
        {!whole && count > 1 && count <= mostOfCategory && (
          <Link
            {...categoryComparisonLink(category)}
            className="prose-link -mx-1 inline-flex min-h-11 items-center px-1 text-sm outline-offset-0 max-sm:self-start"
          >
            {categoryComparisonTitle(category)}
          </Link>
        )}
      </div>
      <ul className="chooser">
        {older.concat(candidates).map((product) => (
          <li key={product.id}>
            <label>
              <Picture src={cutOutOf(product.imageUrl)} alt="" sizes="4rem" />
              <span className="grow">{product.name}</span>
              <input
                type="checkbox"
                name="products"
                value={comparisonName(product)}
                defaultChecked={names.has(comparisonName(product))}
                autoComplete="off"
                className="tick"
              />
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" look="outline">
          Compare
        </Button>
        <p className="text-sm text-muted">
          Choose two to four
          {count > candidates.length && (
            <>
              ; the newest {candidates.length} of{' '}
              <Link {...categoryLink(category)} className="prose-link">
                {countOf(count, 'product')}
              </Link>
            </>
          )}
        </p>
      </div>
    </form>
  )
}

/** A form for each category that has products to compare. */
export function EveryChooser() {
  const [groups] = trpc.products.groups.useSuspenseQuery()
  return groups
    .filter(({ count }) => count > 1)
    .map(({ category, count, products }) => (
      <Chooser key={category} category={category} candidates={products} count={count} chosen={[]} />
    ))
}
