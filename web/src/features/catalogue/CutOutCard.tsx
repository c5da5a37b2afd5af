import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { ProductSummary } from '@argo/domain/products/product-summary'
import { unbroken } from '../../lib/text/unbroken.ts'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { CompareBox } from '../../lib/comparison/CompareBox.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { FigureList } from '../../ui/FigureList.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import { rememberPicture } from '../../lib/navigation/picture-transition.ts'

/** A product cut out on its band, with what it is beneath; one click target, and what puts it into the comparison. */
export function CutOutCard({ product, priority }: { product: ProductSummary; priority: boolean }) {
  return (
    <article className="group relative flex w-full flex-col">
      <div className="relative overflow-hidden pt-4 before:absolute before:inset-x-0 before:bottom-0 before:h-2/3 before:bg-[radial-gradient(ellipse_50%_62%_at_50%_80%,var(--color-glow),transparent)] after:absolute after:inset-x-0 after:bottom-0 after:h-px after:bg-line lg:-mx-px print:before:hidden">
        <Picture
          src={cutOutOf(product.imageUrl)}
          alt={product.name}
          priority={priority}
          sizes={sizesOf('min(66vw, 20rem)', '(min-width: 64rem) min(23vw, 21rem)')}
          className="relative aspect-square w-full object-contain transition-transform duration-300 ease-out group-hover:-translate-y-1.5 data-fills:object-cover print:h-20"
        />
        <div className="molten absolute inset-x-0 bottom-0 z-1 h-0.5 origin-left scale-x-0 transition-transform duration-300 ease-out group-hover:scale-x-100 group-has-focus-visible:scale-x-100 print:hidden" />
      </div>
      <div className="flex grow flex-col pt-5 pr-5">
        <h3 className="display text-title print:text-base">{product.name}</h3>
        <FigureList figures={product.figures.slice(0, 2)} className="mt-3" />
        <p className="no-print mt-3 mb-3 text-sm text-muted">{unbroken(product.excerpt)}</p>
        <div className="no-print mt-auto flex flex-wrap items-center gap-x-6">
          <CardLink
            {...productLink(product)}
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
