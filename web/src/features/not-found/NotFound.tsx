import { photographAddress } from '@argo/domain/pictures/photographs'
import { trpc } from '../../lib/trpc/trpc.ts'
import { BrowseSection } from '../../ui/BrowseSection.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { CloseUp, PictureShade } from '../../ui/CloseUp.tsx'
import { ProductTiles } from '../../ui/ProductTiles.tsx'

const newestShown = 3

interface NotFoundProps {
  title: string
  text: string
}

/** In place of a page or a product that there is not: the newest products and the categories. */
export default function NotFound({ title, text }: NotFoundProps) {
  return (
    <>
      <div className="page pt-6 pb-16 lg:pt-10 lg:pb-24">
        <div className="chamfer panel relative flex min-h-[min(34rem,72svh)] flex-col justify-end overflow-hidden p-6 sm:p-10 lg:p-16">
          <CloseUp src={photographAddress('scenes/1-wide')} tall={false} />
          <PictureShade />
          <h1 className="display relative max-w-[8em] text-hero">{title}</h1>
          <p className="relative measure mt-4 text-lead">{text}</p>
          <div className="relative mt-8 flex flex-wrap gap-4">
            <ButtonLink to="/products">Explore Products</ButtonLink>
            <ButtonLink to="/search" look="outline">
              Search
            </ButtonLink>
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
      className={`mt-14 grid gap-x-10 gap-y-6 lg:mt-20 lg:grid-cols-[1fr_3fr] ${data ? '' : 'unscripted:hidden'}`}
    >
      <h2 id="newest" className="display text-display">
        Newest
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-6">
        <ProductTiles products={data?.slice(0, newestShown)} count={newestShown} />
      </ul>
    </section>
  )
}
