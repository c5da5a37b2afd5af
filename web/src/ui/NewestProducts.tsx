import { trpc } from '../lib/trpc/trpc.ts'
import { ProductTiles } from './ProductTiles.tsx'

const newestShown = 4

/** The newest products; skeletons until they have come, and nothing where they could not be read. */
export function NewestProducts() {
  const { data, isError } = trpc.products.latest.useQuery()
  if (isError) return null
  return (
    <section
      aria-labelledby="newest"
      className={`mt-14 lg:mt-20 ${data ? '' : 'unscripted:hidden'}`}
    >
      <h2 id="newest" className="display text-display">
        Newest
      </h2>
      <ul className="mt-6 max-md:[&_.floor]:after:hidden grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-6">
        <ProductTiles products={data?.slice(0, newestShown)} count={newestShown} />
      </ul>
    </section>
  )
}
