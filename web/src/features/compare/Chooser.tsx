import { type Category, categoryFacts } from '@argo/domain/products/category'
import { comparisonName, leastChosen, mostChosen, namesIn } from '@argo/domain/comparison/address'
import { comparable, isComparedWhole } from '@argo/domain/comparison/comparable'
import type { ComparedProduct } from '@argo/domain/comparison/comparison-schema'
import { categoryComparisonTitle } from '@argo/domain/comparison/metadata'
import type { LatestProduct } from '@argo/domain/products/product-summary'
import { countOf } from '@argo/domain/text/count-of'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link, useHydrated, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { categoryComparisonLink, categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { announce } from '../../lib/notifications/announcement.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** Products of a category that can be chosen, and how many the category has. */
interface Group {
  category: Category
  products: readonly LatestProduct[]
  count: number
  /** Whether the link to the table of all is offered. */
  hasWholeTable: boolean
}

interface ChooserProps {
  groups: readonly Group[]
  chosen: readonly ComparedProduct[]
  /** The heading of the only group; the name of its category by default. */
  heading?: string | null
}

const boxesOf = (within: ParentNode) =>
  within.querySelectorAll<HTMLInputElement>('input[name=products]:checked')

/** A form to choose two to four products of a category by: one list, of one category or of several. */
export function Chooser({ groups, chosen, heading }: ChooserProps) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const names = chosen.map(comparisonName)
  const [count, setCount] = useState(chosen.length)
  const [query, setQuery] = useState('')
  const isSearched = groups.length > 1
  // Without scripts it can be sent, and the page that answers asks for two.
  const lacks = hydrated && count < leastChosen
  const isFound = (product: ComparedProduct) => isCalled(product, query)

  function compare(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (lacks) return announce(wordsOf(count))
    const products = namesIn(new FormData(event.currentTarget).getAll('products')).join(',')
    void navigate({ to: '/compare', search: { products } })
  }

  // One kind at a time, and four at most; without scripts the page of comparison says so.
  function choose({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement) || target.name !== 'products') return
    const ofKind = target.closest('fieldset')
    for (const box of boxesOf(currentTarget))
      if (box.closest('fieldset') !== ofKind) box.checked = false
    const isFull = boxesOf(currentTarget).length > mostChosen
    if (isFull) target.checked = false
    const chosenNow = boxesOf(currentTarget).length
    setCount(chosenNow)
    announce(isFull ? 'Four at most: take one out first.' : wordsOf(chosenNow))
  }

  return (
    <form
      // Boxes may have been ticked before hydration.
      ref={(form) => {
        if (form) setCount(boxesOf(form).length)
      }}
      action="/compare"
      onSubmit={compare}
      onChange={choose}
      key={names.join()}
      {...(isSearched
        ? { 'aria-label': 'Products to compare' }
        : { 'aria-labelledby': `choose-${groups[0]?.category}` })}
      className="no-print relative mt-10 lg:mt-16"
    >
      {isSearched && (
        // On a wide screen beside the words above the list.
        <div className="max-w-md lg:absolute lg:right-0 lg:bottom-full lg:mb-6 lg:w-88 unscripted:hidden">
          <TextField
            type="search"
            // Without a name it is no part of what is sent.
            name=""
            id="chooser-search"
            label="Search in this list"
            disabled={!hydrated}
            autoComplete="off"
            maxLength={80}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
      )}
      {!groups.some(({ products }) => products.some(isFound)) && (
        <p role="status" className="mt-6 text-lead text-muted">
          Nothing in this list is called “{query}”.
        </p>
      )}
      {groups.map((group) => (
        <GroupChoices
          key={group.category}
          {...group}
          isFound={isFound}
          chosen={chosen}
          heading={heading ?? categoryFacts(group.category).name}
        />
      ))}
      <div className="sticky bottom-0 z-10 -mx-(--page-edge) mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-background px-(--page-edge) py-3 sm:justify-between">
        <p id="chosen-count" className="tabular text-muted">
          {wordsOf(count)}
        </p>
        <Button
          type="submit"
          aria-disabled={lacks || undefined}
          aria-describedby="chosen-count"
          className="max-sm:grow"
        >
          Compare
        </Button>
      </div>
    </form>
  )
}

interface GroupChoicesProps extends Group {
  /** Whether the search finds a product. */
  isFound: (product: ComparedProduct) => boolean
  chosen: readonly ComparedProduct[]
  heading: string
}

function GroupChoices({
  category,
  products,
  count,
  isFound,
  chosen,
  heading,
  hasWholeTable,
}: GroupChoicesProps) {
  const id = `choose-${category}`
  const names = new Set(chosen.map(comparisonName))
  const known = new Set(products.map(comparisonName))
  const older: LatestProduct[] = chosen
    .filter((product) => !known.has(comparisonName(product)))
    .map((product) => ({ ...product, figures: [] }))
  const alike = comparable(products)
  const main = older.concat(alike.length > 0 ? alike : products)
  const others = products.filter((product) => !main.includes(product))
  const choice = (product: LatestProduct) => ({
    product,
    isChosen: names.has(comparisonName(product)),
    hidden: !older.includes(product) && !isFound(product),
  })
  return (
    <fieldset
      aria-labelledby={id}
      hidden={!products.some(isFound)}
      // While another kind is being chosen.
      className="mt-10 in-[form:has(:checked)]:not-has-checked:[&_img]:opacity-40"
    >
      <div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-8">
        <h2 id={id} className="display text-title">
          {heading}
        </h2>
        {hasWholeTable && (
          <Link
            {...categoryComparisonLink(category)}
            className="prose-link -mx-1 inline-flex min-h-11 items-center px-1 outline-offset-0"
          >
            {categoryComparisonTitle(category)}
          </Link>
        )}
      </div>
      <ul className="mt-3 grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-4">
        {main.map((product) => (
          <Choice key={product.id} {...choice(product)} />
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:mt-4 lg:grid-cols-3 lg:gap-4">
          {others.map((product) => (
            <Choice key={product.id} isSmall {...choice(product)} />
          ))}
        </ul>
      )}
      {count > products.length && (
        <p className="mt-3 text-sm text-muted">
          The newest {products.length} of{' '}
          <Link {...categoryLink(category)} className="prose-link">
            {countOf(count, 'product')}
          </Link>
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  product: LatestProduct
  isChosen: boolean
  hidden: boolean
  /** Of what has few figures in common with the others, such as an accessory. */
  isSmall?: boolean
}

function Choice({
  product: { id, name, figures, ...product },
  isChosen,
  hidden,
  isSmall = false,
}: ChoiceProps) {
  return (
    <li hidden={hidden}>
      <label
        className={`group panel chamfer relative flex h-full cursor-pointer flex-wrap -outline-offset-2 outline-accent [--cut:12px] hover:outline hover:outline-muted has-checked:outline-2 has-checked:outline-accent has-focus-visible:-outline-offset-6 has-focus-visible:outline-2 ${isSmall ? '' : 'sm:flex-col sm:flex-nowrap'}`}
      >
        <span
          className={`glow relative min-h-24 w-28 flex-none ${isSmall ? '' : 'sm:h-44 sm:w-auto lg:h-56 2xl:h-72'}`}
        >
          <Picture
            src={cutOutOf(product.imageUrl)}
            alt=""
            sizes={isSmall ? '7rem' : '(min-width: 64rem) 20rem, 11rem'}
            className="absolute inset-0 size-full object-contain p-2"
          />
        </span>
        <span
          className={`flex min-w-0 grow basis-40 flex-col px-3 pt-3 sm:px-4 sm:pt-4 ${isSmall ? '' : 'sm:basis-auto'}`}
        >
          <span
            id={`choice-${id}`}
            className="text-lead leading-tight font-bold wrap-anywhere hyphens-auto"
          >
            {name}
          </span>
          {!isSmall && (
            <span id={`figures-${id}`}>
              {figures.slice(0, 2).map(({ label, value }) => (
                <span
                  key={label}
                  className="tabular mt-2 block leading-snug text-muted max-sm:text-sm"
                >
                  <span className="font-bold text-foreground">{unbroken(value)}</span> {label}
                </span>
              ))}
            </span>
          )}
          <span className="eyebrow mt-auto flex min-h-12 items-center gap-3 py-2 text-muted group-hover:text-foreground group-has-checked:text-foreground">
            <input
              type="checkbox"
              name="products"
              value={comparisonName({ id, slug: product.slug })}
              aria-labelledby={`choice-${id}`}
              aria-describedby={isSmall ? undefined : `figures-${id}`}
              defaultChecked={isChosen}
              autoComplete="off"
            />
            Compare
          </span>
        </span>
      </label>
    </li>
  )
}

function wordsOf(count: number): string {
  if (count === 0) return 'Choose two to four of a kind'
  return `${count}\u00a0of\u00a0${mostChosen}${count === 1 ? ': add 1–3 more' : ''}`
}

/** Whether a product's name and its category's have every word of a query in them. */
function isCalled({ name, category }: ComparedProduct, query: string): boolean {
  const text = `${name} ${categoryFacts(category).name}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Every category that has products to compare, in one form. */
export function EveryChooser() {
  const [groups] = trpc.products.groups.useSuspenseQuery()
  const choices = groups
    .filter(({ count }) => count > 1)
    .map((group) => ({ ...group, hasWholeTable: isComparedWhole(group.products, group.count) }))
  return <Chooser groups={choices} chosen={[]} />
}
