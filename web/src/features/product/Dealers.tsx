import type { Dealer } from '@argo/domain/products/product-settings'

/** Who sells the product, each with the link to its page there. */
export function Dealers({ dealers }: { dealers: Dealer[] }) {
  if (dealers.length === 0) return null
  return (
    <section
      id="where-to-buy"
      aria-labelledby="dealers-heading"
      className="page pb-16 lg:pb-24 print:hidden"
    >
      <h2 id="dealers-heading" className="display text-title">
        Where to buy
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8">
        {dealers.map(({ name, address }) => (
          <li key={address}>
            <a
              href={address}
              rel="noopener"
              className="prose-link inline-flex min-h-11 items-center"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
