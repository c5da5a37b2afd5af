import type { ProductInShort } from '@argo/domain/products/product-schema'
import type { LatestProduct } from '@argo/domain/products/product-summary'
import { usFirst } from '@argo/domain/text/us-units'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { comparisonLink } from '../../lib/catalogue/catalogue-links.ts'
import { CompareBox } from '../../ui/CompareBox.tsx'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Picture } from '../../ui/Picture.tsx'
import css from './Choices.module.css'

// The whole card is its label; on a phone its word stands below the box.
const wholeCard =
  'absolute inset-0 z-1 p-3 max-md:flex-col max-md:items-end max-md:justify-center max-md:gap-1 max-md:text-xs md:items-end md:px-4 lg:px-5 xl:pl-[calc(40%+1.25rem)] [&_input]:size-7 [&_input]:bg-background [&_input:checked]:bg-action md:[&>span]:leading-7'

/** Products to choose from, as a row of cards below their heading. */
export function Choices({
  id,
  heading,
  products,
  addTo,
  children,
}: {
  id: string
  heading: string
  products: readonly LatestProduct[]
  /** What a link adds each of them to; without it they have check boxes. */
  addTo?: readonly ProductInShort[]
  /** What stands beside the heading. */
  children?: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      // While another kind is being chosen.
      className="no-print scroll-mt-32 pt-10 in-[:root:has(#choices_:checked)]:not-has-checked:[&_img]:opacity-40 lg:pt-14"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2
          id={`${id}-heading`}
          className="display text-title max-xs:text-lead xl:text-[2.25rem]/[1.1]"
        >
          {heading}
        </h2>
        {children}
      </div>
      <ul className="mt-4 grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(22%,1fr))] lg:gap-4">
        {products.map((product) => (
          <Choice key={product.id} product={product}>
            {addTo ? (
              <Link
                {...comparisonLink([...addTo, product])}
                className="mt-1 eyebrow flex min-h-11 basis-full items-center text-muted group-hover:text-foreground after:absolute after:inset-0 focus-visible:outline-none"
              >
                {addTo.length > 0 ? 'Add' : 'Compare'} {product.name}
              </Link>
            ) : (
              <CompareBox product={product} className={wholeCard} />
            )}
          </Choice>
        ))}
      </ul>
    </section>
  )
}

function Choice({
  product: { name, imageUrl, figures },
  children,
}: {
  product: LatestProduct
  children: ReactNode
}) {
  return (
    <li
      className={`group panel chamfer relative flex flex-wrap [--cut:12px] md:flex-nowrap md:max-xl:flex-col ${css.card}`}
    >
      <span className="glow relative min-h-28 w-24 flex-none md:h-40 md:w-auto xl:h-auto xl:min-h-48 xl:w-2/5">
        <Picture
          src={cutOutOf(imageUrl)}
          alt=""
          sizes="(min-width: 48rem) 12rem, 6rem"
          className="absolute inset-0 size-full object-contain p-2 md:p-0"
        />
      </span>
      <span className="flex min-w-0 grow basis-44 flex-wrap content-start gap-x-6 p-4 max-md:pr-16 max-md:pl-3 md:basis-auto md:in-[li:has(input)]:pb-14 lg:px-5 xl:basis-0">
        <span className="basis-full text-lead leading-tight font-bold text-balance wrap-anywhere hyphens-auto lg:display">
          {name}
        </span>
        {figures.slice(0, 2).map((figure) => (
          <span
            key={figure.label}
            className="tabular mt-2 basis-full text-sm text-muted 2xl:text-base"
          >
            <span className="text-base font-bold text-foreground md:block lg:text-xl/snug">
              {unbroken(usFirst(figure))}
            </span>{' '}
            {figure.label}
          </span>
        ))}
        {children}
      </span>
    </li>
  )
}
