import { categoryFacts } from '@argo/domain/products/category'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { ProductHit } from '@argo/domain/search/result'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { MarkedText } from '../../ui/MarkedText.tsx'
import { Picture } from '../../ui/Picture.tsx'

/** A product that was found: its picture, its name, and the spec or the figures that tell whether it is the one. */
export function ProductRow({ product }: { product: ProductHit }) {
  const { category, imageUrl, pieces, spec, figures } = product
  return (
    <Link
      {...productLink(product)}
      className="group grid grid-cols-[min(5rem,25%)_minmax(0,1fr)] items-center gap-x-5 py-3 text-pretty sm:grid-cols-[6.5rem_minmax(0,1fr)] lg:grid-cols-[6.5rem_minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-8 focus-visible:outline-offset-[-2px]"
    >
      <span className="glow chamfer row-span-2 flex aspect-square items-center justify-center [--cut:12px] lg:row-span-1">
        <Picture
          src={cutOutOf(imageUrl)}
          alt=""
          sizes="6rem"
          className="size-[88%] object-contain"
        />
      </span>
      <span className="min-w-0 self-end lg:self-center">
        <span className="block text-sm text-muted">{categoryFacts(category).name}</span>
        <span className="display my-0.5 block text-title group-hover:text-accent-bright">
          <MarkedText pieces={pieces} />
        </span>
      </span>
      <span className="min-w-0 self-start text-sm text-muted tabular lg:self-center">
        {(spec ? [spec] : figures).map(({ label, value }) => (
          <span key={label} className="block">
            {label} <span className="text-foreground">{unbroken(value)}</span>
          </span>
        ))}
      </span>
    </Link>
  )
}
