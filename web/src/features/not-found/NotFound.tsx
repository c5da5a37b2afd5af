import { photographAddress } from '@argo/domain/pictures/photographs'
import { trpc } from '../../lib/trpc/trpc.ts'
import { useMenu } from '../../lib/catalogue/use-menu.ts'
import { BrowseSection } from '../../ui/BrowseSection.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { CloseUp, PictureShade } from '../../ui/CloseUp.tsx'
import { NewestProducts } from '../../ui/NewestProducts.tsx'

/** The 404 page: the card, the newest products and the categories. */
export default function NotFound() {
  const menu = useMenu()
  const newest = trpc.products.latest.useQuery()
  return (
    <>
      <div className="page grid grid-cols-1 items-end gap-x-10 gap-y-12 pt-12 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
        <div className="chamfer panel relative flex min-h-[34rem] lg:min-h-[28rem] flex-col justify-end overflow-hidden p-6 sm:p-10 lg:col-span-7">
          <CloseUp src={photographAddress('scenes/1-wide')} tall={false} />
          <PictureShade />
          <h1 className="display relative text-hero">404 Page Not Found</h1>
          <p className="relative mt-4 text-lead">Did you forget to add the page to the router?</p>
          <div className="relative mt-8 flex flex-wrap gap-4">
            <ButtonLink to="/products">Explore Products</ButtonLink>
            <ButtonLink to="/search" look="outline">
              Search
            </ButtonLink>
          </div>
        </div>
        <NewestProducts newest={newest} className="lg:col-span-5" />
      </div>
      <BrowseSection menu={menu} />
    </>
  )
}
