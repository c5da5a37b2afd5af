import { categoryFacts } from '@argo/domain/products/category'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { ProductHit } from '@argo/domain/search/result'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { MarkedText } from '../../ui/MarkedText.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'

/**
 * A product that was found: its picture, its name, and the spec or the figures that tell whether it is the one. A row on
 * a phone, else a card.
 */
export function FoundProduct({
  product,
  wide,
}: {
  product: ProductHit
  /** Whether it is a row at every width. */
  wide: boolean
}) {
  const { category, imageUrl, parts, spec, figures } = product
  return (
    <Link
      {...productLink(product)}
      className={`group chamfer panel grid h-full grid-cols-[min(7.5rem,32%)_minmax(0,1fr)] text-pretty focus-visible:outline-offset-[-6px] ${wide ? 'sm:grid-cols-2' : 'sm:grid-cols-1 sm:grid-rows-[auto_1fr]'}`}
    >
      <span
        className={`glow flex items-center justify-center ${wide ? 'sm:h-72 lg:h-80' : 'sm:aspect-[4/3]'}`}
      >
        <Picture
          src={cutOutOf(imageUrl)}
          alt=""
          sizes={sizesOf('7rem', '(min-width: 40rem) 18rem')}
          className="aspect-square w-[88%] object-contain transition-transform duration-200 group-hover:-translate-y-1 sm:h-[92%] sm:w-auto"
        />
      </span>
      <span className="flex min-w-0 flex-col p-4 sm:p-6 lg:p-7">
        <span className="block text-sm text-muted">{categoryFacts(category).name}</span>
        <span
          className={`display mt-1 block group-hover:text-accent-bright ${wide ? 'text-title lg:text-[2.25rem]/none' : 'text-title'}`}
        >
          <MarkedText parts={parts} />
        </span>
        <span className="mt-auto flex flex-wrap gap-x-8 gap-y-2 pt-4 tabular">
          {(spec ? [spec] : figures).map(({ label, value }) => (
            <span key={label}>
              <span className="block text-sm text-muted">{label}</span>
              <span className="block font-semibold lg:text-lg">{unbroken(value)}</span>
            </span>
          ))}
        </span>
      </span>
    </Link>
  )
}
