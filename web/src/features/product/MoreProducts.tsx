import { trpc } from '../../lib/trpc.ts'
import { ProductCard } from '../../ui/ProductCard.tsx'

/** Three others of the same category, newest first. */
export function MoreProducts({ id }: { id: number }) {
  const [others] = trpc.products.others.useSuspenseQuery({ id })
  if (others.length === 0) return null
  return (
    <section
      aria-labelledby="more-heading"
      className="border-t border-slag py-16 lg:py-24 print:hidden"
    >
      <div className="page">
        <h2 id="more-heading" className="display text-title">
          More from this category
        </h2>
        <ul className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
          {others.map((other) => (
            <li key={other.id}>
              <ProductCard product={other} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
