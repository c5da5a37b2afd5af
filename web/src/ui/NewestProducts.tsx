import type { LatestProduct } from '@argo/domain/products/product-summary'
import { ProductTiles } from './ProductTiles.tsx'

const shown = 3

interface NewestProductsProps {
  /** The newest of all products, as they were read: until they have come there are skeletons in their place. */
  newest: { data: LatestProduct[] | undefined; isError: boolean }
  className?: string
}

/** The newest products under their heading; nothing where they could not be read. */
export function NewestProducts({ newest, className = '' }: NewestProductsProps) {
  if (newest.isError) return null
  return (
    <section
      aria-labelledby="newest"
      className={`${newest.data ? '' : 'unscripted:hidden'} ${className}`}
    >
      <h2 id="newest" className="eyebrow text-muted">
        Newest
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-6">
        <ProductTiles products={newest.data?.slice(0, shown)} count={shown} />
      </ul>
    </section>
  )
}
