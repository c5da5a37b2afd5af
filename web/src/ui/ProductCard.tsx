import { cutOutOf } from '@argo/domain/pictures/photographs'
import type { LatestProduct, ProductSummary } from '@argo/domain/products/product-summary'
import { type ReactNode, useState } from 'react'
import { productLink } from '../lib/catalogue/catalogue-links.ts'
import { CompareBox } from './CompareBox.tsx'
import { cardPrefetch } from '../lib/navigation/prefetch.ts'
import { unbroken } from '../lib/text/unbroken.ts'
import { CardLink } from './CardLink.tsx'
import { FigureList } from './FigureList.tsx'
import { HeatEdge } from './HeatEdge.tsx'
import { Picture, sizesOf } from './Picture.tsx'
import css from './ProductCard.module.css'

export type CardProduct = LatestProduct &
  Partial<Pick<ProductSummary, 'excerpt' | 'kind' | 'secondImage'>>

interface ProductCardProps {
  product: CardProduct
  /** Its name, where parts of that are marked. */
  name?: ReactNode
  /** Where it leads; the product's preferred address by default. */
  link?: ReturnType<typeof productLink>
  /** Whether it is said what it is. */
  ofAnyCategory?: boolean
  /** For the first screen: the picture is fetched first. */
  priority?: boolean
}

/** A cell of a grid without row gaps: the parts of its card stand in line with those of the cards beside it. */
export const cardCell = 'grid row-span-5 grid-rows-subgrid'

/** A product with its picture, name, figures and text. One link covers the card; its check box adds it to the comparison. */
export function ProductCard({
  product,
  name = product.name,
  link = productLink(product),
  ofAnyCategory = false,
  priority = false,
}: ProductCardProps) {
  const [near, setNear] = useState(false)
  const { kind, figures, excerpt } = product
  return (
    <article className={`${css.card} group relative ${cardCell}`}>
      <CardPictures product={product} near={near} priority={priority} />
      <div className="pt-5 print:pt-2">
        {ofAnyCategory && <p className="mb-1 text-muted">{kind}</p>}
        <h3 className="display text-title group-hover:text-accent-bright print:text-base">
          {name}
        </h3>
      </div>
      <FigureList figures={figures} />
      {excerpt && (
        <p className="no-print pt-3 text-balance text-muted min-[140rem]:text-lg">
          {unbroken(excerpt)}
        </p>
      )}
      <div className="no-print mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 self-start">
        <CardLink
          {...link}
          {...cardPrefetch}
          onPointerEnter={({ pointerType }) => setNear(pointerType !== 'touch')}
          onFocus={({ currentTarget }) => {
            setNear(true)
            if (currentTarget.matches(':focus-visible')) showInRow(currentTarget)
          }}
          aria-label={`${product.name}, view details`}
        >
          View Details
        </CardLink>
        <CompareBox product={product} className="relative z-20" />
      </div>
    </article>
  )
}

// Browsers do not scroll to a link that is in part on the screen. The page stays where it is: Back has brought it there.
function showInRow(link: HTMLElement): void {
  const [cell, row] = [link.closest('li'), link.closest('ul')]
  if (cell && row)
    row.scrollBy({ left: cell.getBoundingClientRect().left - row.getBoundingClientRect().left })
}

// The second picture is for pointers that hover and for the focus, and takes the first one's place once it has loaded.
function CardPictures({
  product: { name, imageUrl, secondImage: second },
  near,
  priority,
}: {
  product: CardProduct
  /** Whether a pointer or the focus is on the card. */
  near: boolean
  priority: boolean
}) {
  const [loaded, setLoaded] = useState(false)
  const fills = 'absolute inset-0 size-full transition-opacity duration-300'
  return (
    <div
      className={`${css.pictures} glow chamfer relative overflow-hidden aspect-[5/4] print:aspect-auto print:h-20`}
    >
      <Picture
        src={cutOutOf(imageUrl)}
        alt={name}
        priority={priority}
        sizes={pictureSizes}
        className={`${fills} object-contain p-3 data-fills:object-cover data-fills:p-0 ${loaded ? 'group-hover:opacity-0 group-has-focus-visible:opacity-0' : ''}`}
      />
      {second && near && (
        <Picture
          src={second}
          onLoad={() => setLoaded(true)}
          alt=""
          sizes={pictureSizes}
          className={`${fills} object-cover opacity-0 ${loaded ? 'group-hover:opacity-100 group-has-focus-visible:opacity-100' : ''}`}
        />
      )}
      <HeatEdge />
    </div>
  )
}

// A cut-out is as wide as its card's picture is high.
const pictureSizes = sizesOf(
  '52vw',
  '(min-width: 64rem) min(30vw, 32rem)',
  '(min-width: 48rem) 28vw',
)
