import { BrowseSection } from '../../ui/BrowseSection.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { NewestProducts } from '../../ui/NewestProducts.tsx'
import { OpenCase } from '../../ui/OpenCase.tsx'

interface NotFoundProps {
  title: string
  text: string
}

/** In place of a page or a product that there is not: the newest products and the categories. */
export default function NotFound({ title, text }: NotFoundProps) {
  return (
    <>
      <div className="page pt-8 pb-16 lg:pt-14 lg:pb-24">
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
