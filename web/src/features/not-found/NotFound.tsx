import { categoryFacts } from '@argo/domain/products/category'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { useMenu } from '../../lib/catalogue/use-menu.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ProductTiles } from '../../ui/ProductTiles.tsx'

/** The 404 page: the card, the categories and the newest products. */
export default function NotFound() {
  const menu = useMenu()
  const newest = trpc.products.latest.useQuery()
  return (
    <div className="page grid grid-cols-1 gap-12 py-16 lg:grid-cols-12 lg:py-24">
      <div className="chamfer panel p-6 sm:p-12 lg:col-span-7">
        <h1 className="display text-display">404 Page Not Found</h1>
        <p className="mt-4 text-lead">Did you forget to add the page to the router?</p>
        <p className="mt-8 text-muted">Try one of these:</p>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-x-6">
          {menu.map(({ category, imageUrl }) => (
            <li key={category}>
              <Link
                {...categoryLink(category)}
                className="group flex min-h-14 items-center gap-3 hover:text-accent-bright"
              >
                {imageUrl && (
                  <Picture src={cutOutOf(imageUrl)} alt="" sizes="2.75rem" className="size-11" />
                )}
                <span className="font-semibold">{categoryFacts(category).name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {!newest.isError && (
        <section aria-labelledby="newest" className="unscripted:hidden lg:col-span-5">
          <h2 id="newest" className="eyebrow text-muted">
            Newest
          </h2>
          <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-6">
            <ProductTiles products={newest.data?.slice(0, 3)} count={3} />
          </ul>
        </section>
      )}
    </div>
  )
}
