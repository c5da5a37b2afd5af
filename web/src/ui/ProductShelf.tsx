import type { ProductSummary } from '@argo/domain/products/product-summary'
import { productLink } from '../lib/catalogue/catalogue-links.ts'
import { CutOutCard } from './CutOutCard.tsx'

interface ProductShelfProps {
  products: readonly ProductSummary[]
  /** How many of the first are shown in their photographs. */
  leads: number
  /** The columns on a desktop. */
  columns: string
  /** The columns that one of the first takes. */
  leadSpan?: string
  /** Whether the products are of several categories, and linked by their numbers. */
  mixed?: boolean
  /** Whether it is on the first screen, so that its first picture is fetched first. */
  first?: boolean
}

/** Products beside each other on a floor line; on a phone a row that scrolls and snaps. */
export function ProductShelf({
  products,
  leads,
  columns,
  leadSpan = '',
  mixed = false,
  first = false,
}: ProductShelfProps) {
  return (
    <ul
      className={`page flex items-start snap-x snap-mandatory scroll-px-(--page-edge) gap-x-4 overflow-x-auto overscroll-x-contain pb-4 [--picture:16rem] md:[--picture:18rem] lg:grid lg:items-stretch lg:snap-none lg:gap-x-6 lg:gap-y-14 lg:overflow-visible lg:pb-0 lg:[--picture:clamp(17rem,22vw,27rem)] print:grid print:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] print:gap-x-4 print:gap-y-2 print:overflow-visible print:pb-0 ${columns}`}
    >
      {products.map((product, index) => (
        <li
          key={product.id}
          className={`flex shrink-0 snap-start lg:w-auto lg:max-w-none print:w-auto ${index < leads ? `w-[86%] max-w-[22.5rem] ${leadSpan}` : 'w-[68%] max-w-72'}`}
        >
          <CutOutCard
            product={product}
            inScene={index < leads}
            ofAnyCategory={mixed}
            priority={first && index === 0}
            {...(mixed && { link: productLink({ ...product, slug: null }) })}
          />
        </li>
      ))}
    </ul>
  )
}
