import type { ProductSummary } from '@argo/domain/products/product-summary'
import { productLink } from '../lib/catalogue/catalogue-links.ts'
import { cardCell, cardRows, ProductCard } from './ProductCard.tsx'

interface ProductShelfProps {
  /** The first stands by itself, across the screen, from a tablet on. */
  products: readonly ProductSummary[]
  /** Products of several categories: each says its category and is linked by its number. */
  mixed?: boolean
  /** Whether it is on the first screen, so that its first picture is fetched first. */
  first?: boolean
}

/** The columns on a desktop, by how many products stand in them; rows of four of more. */
const columns: Record<number, string> = {
  3: 'lg:grid-cols-3',
  5: 'lg:not-print:grid-cols-6 lg:not-print:*:col-span-2 lg:not-print:*:nth-2:col-span-3 lg:not-print:*:nth-3:col-span-3',
}

/** Products beside each other; up to a tablet in rows. */
export function ProductShelf({ products, mixed = false, first = false }: ProductShelfProps) {
  return (
    <div className="@container">
      <ul
        className={`page grid gap-x-6 print:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] ${cardRows} ${columns[products.length - 1] ?? 'lg:grid-cols-4'}`}
      >
        {products.map((product, index) => {
          const leads = index === 0
          return (
            <li
              key={product.id}
              className={`pb-6 lg:pb-8 ${cardCell} ${leads ? '[--cut:0px] [--inset:calc(max(0px,(100cqw-var(--page-width))/2)+var(--page-edge))]' : ''}`}
            >
              <ProductCard
                product={product}
                lead={leads}
                row
                ofAnyCategory={mixed}
                priority={first && leads}
                {...(mixed && { link: productLink({ ...product, slug: null }) })}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
