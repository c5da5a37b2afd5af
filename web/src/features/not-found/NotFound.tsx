import { NewestProducts } from '../../ui/NewestProducts.tsx'
import { OpenCase } from '../../ui/OpenCase.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'

interface NotFoundProps {
  title: string
  text: string
}

/** In place of a page or a product that there is not: a search and the newest products. */
export default function NotFound({ title, text }: NotFoundProps) {
  return (
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
          <p className="measure mt-4 text-lead text-pretty">{text}</p>
          <SearchForm />
        </div>
      </div>
      <NewestProducts />
    </div>
  )
}
