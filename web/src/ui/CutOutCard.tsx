import { cutOutOf } from '@argo/domain/pictures/photographs'
import { categoryFacts } from '@argo/domain/products/category'
import type { ProductSummary } from '@argo/domain/products/product-summary'
import { productLink } from '../lib/catalogue/catalogue-links.ts'
import { CompareBox } from '../lib/comparison/CompareBox.tsx'
import { rememberPicture } from '../lib/navigation/picture-transition.ts'
import { unbroken } from '../lib/text/unbroken.ts'
import { CardLink } from './CardLink.tsx'
import { FigureList } from './FigureList.tsx'
import { Picture, sizesOf } from './Picture.tsx'

interface CutOutCardProps {
  product: ProductSummary
  /** Where it leads; the product's preferred address by default. */
  link?: ReturnType<typeof productLink>
  /** Whether its photograph is shown. */
  inScene: boolean
  /** Whether its category is named. */
  ofAnyCategory: boolean
  /** For the first screen: the picture is fetched first. */
  priority: boolean
}

/** A product cut out on a floor line, or in its photograph, with what it is beneath; one click target, and what puts it into the comparison. */
export function CutOutCard({
  product,
  link = productLink(product),
  inScene,
  ofAnyCategory,
  priority,
}: CutOutCardProps) {
  return (
    <article className="group @container relative flex w-full flex-col">
      <div className="relative h-(--picture) overflow-hidden before:absolute before:inset-x-0 before:bottom-0 before:h-2/3 before:bg-[radial-gradient(ellipse_50%_62%_at_50%_80%,var(--color-glow),transparent)] after:absolute after:inset-x-0 after:bottom-0 after:h-px after:bg-line print:h-20 print:before:hidden">
        <Picture
          src={inScene ? product.imageUrl : cutOutOf(product.imageUrl)}
          alt={product.name}
          priority={priority}
          sizes={sizesOf(
            'min(80vw, 23rem)',
            `(min-width: 64rem) min(${inScene ? 45 : 22}vw, 50rem)`,
          )}
          className={`absolute inset-0 size-full transition-transform duration-300 ease-out data-fills:object-cover ${inScene ? 'object-cover group-hover:scale-103' : 'object-contain group-hover:-translate-y-1.5'}`}
        />
        <div className="molten absolute inset-x-0 bottom-0 z-1 h-0.5 origin-left scale-x-0 transition-transform duration-300 ease-out group-hover:scale-x-100 group-has-focus-visible:scale-x-100 print:hidden" />
      </div>
      <div className="flex grow flex-col pt-5">
        {ofAnyCategory && <p className="mb-1 text-muted">{categoryFacts(product.category).name}</p>}
        <h3 className="display text-title print:text-base">{product.name}</h3>
        <FigureList figures={product.figures.slice(0, 2)} className="mt-3" />
        <p className="no-print mt-3 mb-3 max-w-[34em] text-muted">{unbroken(product.excerpt)}</p>
        <div className="no-print mt-auto flex flex-wrap items-center justify-between gap-x-2">
          <CardLink
            {...link}
            onClick={rememberPicture}
            aria-label={`${product.name}, view details`}
          >
            View Details
          </CardLink>
          <CompareBox product={product} className="relative z-20" />
        </div>
      </div>
    </article>
  )
}
