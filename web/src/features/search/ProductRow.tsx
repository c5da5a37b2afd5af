import { categoryFacts } from '@argo/domain/products/category'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { ProductHit } from '@argo/domain/search/result'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { MarkedText } from '../../ui/MarkedText.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture, sizesOf } from '../../ui/Picture.tsx'

/** A product that was found: its picture, its name, and the spec or the figures that tell whether it is the one. */
export function ProductRow({ product }: { product: ProductHit }) {
  const { category, imageUrl, parts, spec, figures } = product
  return (
    <Link
      {...productLink(product)}
      className="group grid grid-cols-[min(6rem,28%)_minmax(0,1fr)] items-center gap-x-5 py-4 text-pretty sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[10rem_minmax(0,2fr)_minmax(0,3fr)_auto] lg:gap-x-10 focus-visible:outline-offset-[-2px]"
    >
      <span className="glow chamfer row-span-2 flex aspect-square items-center justify-center [--cut:12px] lg:row-span-1">
        <Picture
          src={cutOutOf(imageUrl)}
          alt=""
          sizes={sizesOf('6rem', '(min-width: 40rem) 9rem')}
          className="size-[88%] object-contain"
        />
      </span>
      <span className="min-w-0 self-end lg:self-center">
        <span className="block text-sm text-muted">{categoryFacts(category).name}</span>
        <span className="display my-0.5 block text-title group-hover:text-accent-bright">
          <MarkedText parts={parts} />
        </span>
      </span>
      <span className="mt-1 flex min-w-0 flex-wrap gap-x-8 gap-y-2 self-start tabular lg:mt-0 lg:self-center">
        {(spec ? [spec] : figures).map(({ label, value }) => (
          <span key={label}>
            <span className="block text-sm text-muted">{label}</span>
            <span className="block font-semibold lg:text-lg">{unbroken(value)}</span>
          </span>
        ))}
      </span>
      <Icon
        name="arrow"
        className="hidden size-5 text-muted transition-transform duration-200 group-hover:translate-x-1 lg:block"
      />
    </Link>
  )
}
