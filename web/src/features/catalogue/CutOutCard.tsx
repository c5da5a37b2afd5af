import { cutOutOf } from '@argo/domain/photographs'
import type { ProductSummary } from '@argo/domain/product-summary'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue-links.ts'
import { CompareBox } from '../../ui/CompareBox.tsx'
import { FigureList } from '../../ui/FigureList.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import { rememberPicture } from '../../ui/picture-transition.ts'

/** A product cut out on its band, with what it is beneath; one click target, and what puts it into the comparison. */
export function CutOutCard({ product, priority }: { product: ProductSummary; priority: boolean }) {
  return (
    <article className="group relative flex w-full flex-col">
      <div className="relative overflow-hidden pt-4 lg:-mx-px">
        <div className="absolute inset-x-0 bottom-0 h-2/3 bg-[radial-gradient(ellipse_50%_62%_at_50%_80%,#262b33,transparent)] print:hidden" />
        <Picture
          src={cutOutOf(product.imageUrl)}
          alt={product.name}
          priority={priority}
          sizes={sizesOf('min(66vw, 20rem)', '(min-width: 64rem) min(23vw, 21rem)')}
          className="relative aspect-square w-full object-contain transition-transform duration-300 ease-out group-hover:-translate-y-1.5"
        />
        <div className="absolute inset-x-0 bottom-0 h-px bg-slag" />
        <div className="molten absolute inset-x-0 bottom-0 h-0.5 origin-left scale-x-0 transition-transform duration-300 ease-out group-has-[:focus-visible]:scale-x-100 group-hover:scale-x-100 print:hidden" />
      </div>
      <div className="flex grow flex-col pt-5 pr-5">
        <h3 className="display text-title">{product.name}</h3>
        <FigureList figures={product.figures.slice(0, 2)} className="mt-3" />
        <p className="no-print mt-3 mb-3 text-sm text-steel">{product.excerpt}</p>
        <div className="no-print mt-auto flex flex-wrap items-center gap-x-6">
          <Link
            {...productLink(product)}
            onClick={rememberPicture}
            aria-label={`${product.name}, view details`}
            className="eyebrow inline-flex min-h-11 items-center self-start text-ash underline decoration-slag decoration-2 underline-offset-8 outline-none after:absolute after:inset-0 group-hover:text-ember-hot group-hover:decoration-ember focus-visible:after:outline-2 focus-visible:after:outline-offset-[-2px] focus-visible:after:outline-ember"
          >
            View Details
          </Link>
          <CompareBox product={product} className="relative z-10" />
        </div>
      </div>
    </article>
  )
}
