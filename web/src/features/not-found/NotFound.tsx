import { trpc } from '../../lib/trpc/trpc.ts'
import { BrowseSection } from '../../ui/BrowseSection.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { OpenCase } from '../../ui/OpenCase.tsx'
import { ProductTiles } from '../../ui/ProductTiles.tsx'

const newestShown = 4

interface NotFoundProps {
  title: string
  text: string
}

/** In place of a page or a product that there is not: the newest products and the categories. */
export default function NotFound({ title, text }: NotFoundProps) {
  return (
    <>
      <div className="page pt-8 pb-16 lg:pt-12 lg:pb-24">
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-2">
          <OpenCase
            strokeWidth="3"
            className="mx-auto w-[min(100%,34svh)] lg:order-last lg:w-[min(100%,60svh)]"
          >
            <path
              className="fill-accent"
              fillOpacity={0.1}
              strokeDasharray="12 9"
              d="M26 258h296v58H26z"
            />
            <text
              x="174"
              y="298"
              textAnchor="middle"
              fontSize="2rem"
              className="fill-accent stroke-none font-bold"
            >
              Page: missing
            </text>
          </OpenCase>
          <div>
            <h1 className="display max-w-[8em] text-hero">{title}</h1>
            <p className="measure mt-4 text-lead">{text}</p>
            <div className="mt-8 flex flex-wrap gap-2">
              <ButtonLink to="/products">Explore Products</ButtonLink>
              <ButtonLink to="/search" look="outline">
                Search
              </ButtonLink>
            </div>
          </div>
        </div>
        <NewestProducts />
      </div>
      <BrowseSection />
    </>
  )
}

// Skeletons until they have come; nothing where they could not be read.
function NewestProducts() {
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
