import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { ProductSummary } from '@argo/domain/products/product-summary'
import { useState } from 'react'
import { productLink } from '../lib/catalogue/catalogue-links.ts'
import { cardPrefetch } from '../lib/navigation/prefetch.ts'
import { CompareBox } from '../lib/comparison/CompareBox.tsx'
import { CardLink } from './CardLink.tsx'
import { FigureList } from './FigureList.tsx'
import { HeatEdge } from './HeatEdge.tsx'
import { Picture, sizesOf } from './Picture.tsx'
import { rememberPicture } from '../lib/navigation/picture-transition.ts'
import { unbroken } from '../lib/text/unbroken.ts'

// A card is a page's width on a phone, half of it from 48rem on, a third from 64rem on. The cut-out, a square, is as
// large as the picture area is high; the photograph covers the area.
const cutOutSizes = sizesOf(
  'calc(80vw - 3.5rem)',
  '(min-width: 64rem) min(24vw, 22rem)',
  '(min-width: 48rem) 35vw',
)
const photographSizes = sizesOf(
  '92vw',
  '(min-width: 64rem) min(30vw, 27rem)',
  '(min-width: 48rem) 45vw',
)

/** With the words beside the picture. A very wide screen has four cards in a row. */
const desktop = {
  card: 'lg:max-[140rem]:grid lg:max-[140rem]:grid-cols-[2fr_1fr]',
  pictures: 'lg:max-[140rem]:aspect-[2/1]',
  name: 'lg:max-[140rem]:text-display',
}

/** A product on a card, with one link that covers it, and what puts it into the comparison above that. */
export function ProductCard({
  product,
  wide = false,
}: {
  product: ProductSummary
  /** Whether its words stand beside its picture on a desktop. */
  wide?: boolean
}) {
  const [near, setNear] = useState(false)
  return (
    <article
      className={`group chamfer panel relative flex h-full flex-col ${wide ? desktop.card : ''}`}
    >
      <CardPictures product={product} near={near} wide={wide} />
      <div className="flex grow flex-col p-6 xl:p-8 print:p-4">
        <h3 className={`display text-title ${wide ? desktop.name : ''}`}>{product.name}</h3>
        <p className="no-print mt-3 mb-6 text-muted">{unbroken(product.excerpt)}</p>
        <FigureList figures={product.figures} className="mt-auto" />
        <div className="no-print mt-4 flex flex-wrap items-center justify-between gap-x-4">
          <CardLink
            {...productLink(product)}
            {...cardPrefetch}
            onPointerEnter={({ pointerType }) => setNear(pointerType !== 'touch')}
            onFocus={() => setNear(true)}
            onClick={rememberPicture}
            aria-label={`${product.name}, view details`}
          >
            View Details
          </CardLink>
          <CompareBox product={product} className="relative z-20" />
        </div>
      </div>
      <HeatEdge />
    </article>
  )
}

// The second picture is for pointers that hover and for the focus, and takes the first one's place once it has loaded.
function CardPictures({
  product: { name, imageUrl, secondImage: second },
  near,
  wide,
}: {
  product: ProductSummary
  wide: boolean
  /** Whether a pointer or the focus is on the card. */
  near: boolean
}) {
  const [loaded, setLoaded] = useState(false)
  return (
    <div
      className={`glow relative aspect-[4/3] shrink-0 md:aspect-[5/4] overflow-hidden shadow-[inset_0_0_0_1px_var(--color-line)] print:aspect-auto print:h-24 ${wide ? desktop.pictures : ''}`}
    >
      <Picture
        src={cutOutOf(imageUrl)}
        alt={name}
        sizes={cutOutSizes}
        className={`absolute inset-0 size-full object-contain p-3 transition-opacity duration-300 data-fills:object-cover data-fills:p-0 ${loaded ? 'group-hover:opacity-0 group-has-focus-visible:opacity-0' : ''}`}
      />
      {second && near && (
        <Picture
          src={second}
          onLoad={() => setLoaded(true)}
          alt=""
          sizes={photographSizes}
          className={`absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-300 ${loaded ? 'group-hover:opacity-100 group-has-focus-visible:opacity-100' : ''}`}
        />
      )}
    </div>
  )
}
