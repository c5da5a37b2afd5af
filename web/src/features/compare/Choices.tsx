import type { ComparisonView } from '@argo/domain/comparison/address'
import type { ComparedProduct } from '@argo/domain/comparison/comparison-schema'
import type { LatestProduct } from '@argo/domain/products/product-summary'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { comparisonLink } from '../../lib/catalogue/catalogue-links.ts'
import { CompareBox } from '../../ui/CompareBox.tsx'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Picture } from '../../ui/Picture.tsx'

// The whole card is its control.
const wholeCard = 'after:absolute after:inset-0 [&_input]:relative [&_input]:z-1'

/** So that a row of up to four is full. */
const columns: Readonly<Record<number, string>> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
}

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
  addTo?: { chosen: readonly ComparedProduct[]; view: ComparisonView }
  /** What stands beside the heading. */
  children?: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      // While another kind is being chosen.
      className="no-print mt-12 in-[:root:has(#choices_:checked)]:not-has-checked:[&_img]:opacity-40 lg:mt-16"
    >
      <div className="grid gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
        <h2 id={id} className="display scroll-mt-24 text-title xl:text-[2.25rem]/[1.1]">
          {heading}
        </h2>
        {children}
      </div>
      <ul className={`mt-4 grid gap-3 lg:gap-4 ${columns[products.length] ?? 'md:grid-cols-4'}`}>
        {products.map((product) => (
          <Choice key={product.id} product={product}>
            {addTo ? (
              <Link
                {...comparisonLink([...addTo.chosen, product], addTo.view)}
                className={`eyebrow inline-flex min-h-11 items-center text-muted group-hover:text-foreground focus-visible:outline-none ${wholeCard}`}
              >
                {addTo.chosen.length > 0 ? 'Add' : 'Compare'} {product.name}
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
    <li className="group panel chamfer relative flex flex-wrap -outline-offset-2 outline-accent [--cut:12px] hover:outline hover:outline-muted has-checked:outline-2 has-checked:outline-accent has-focus-visible:-outline-offset-6 has-focus-visible:outline-2 md:flex-col md:flex-nowrap">
      <span className="glow relative min-h-28 w-28 flex-none md:h-[clamp(13rem,22vw,30rem)] md:w-auto">
        <Picture
          src={cutOutOf(imageUrl)}
          alt=""
          sizes="(min-width: 48rem) 26vw, 7rem"
          className="absolute inset-0 size-full object-contain p-2 lg:p-4"
        />
      </span>
      <span className="flex min-w-0 grow basis-44 flex-col px-4 pt-4 md:basis-auto lg:px-5">
        <span className="text-lead leading-tight font-bold wrap-anywhere hyphens-auto lg:display lg:text-title">
          {name}
        </span>
        {figures.slice(0, 2).map(({ label, value }) => (
          <span key={label} className="tabular mt-2 block leading-snug text-muted lg:text-lg/snug">
            <span className="font-bold text-foreground">{unbroken(value)}</span> {label}
          </span>
        ))}
        <span className="mt-auto flex min-h-12 items-center py-1">{children}</span>
      </span>
    </li>
  )
}
