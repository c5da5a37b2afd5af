import { cutOutOf } from '@argo/domain/pictures/photographs'
import { categoryFacts } from '@argo/domain/products/category'
import type { LatestProduct, ProductSummary } from '@argo/domain/products/product-summary'
import { type ReactNode, useState } from 'react'
import { productLink } from '../lib/catalogue/catalogue-links.ts'
import { CompareBox } from './CompareBox.tsx'
import { rememberPicture } from '../lib/navigation/picture-transition.ts'
import { cardPrefetch } from '../lib/navigation/prefetch.ts'
import { unbroken } from '../lib/text/unbroken.ts'
import { CardLink } from './CardLink.tsx'
import { FigureList } from './FigureList.tsx'
import { HeatEdge } from './HeatEdge.tsx'
import { Picture, sizesOf } from './Picture.tsx'
import css from './ProductCard.module.css'

type CardProduct = LatestProduct & Partial<Pick<ProductSummary, 'excerpt' | 'secondImage'>>

interface ProductCardProps {
  product: CardProduct
  /** Its name, where parts of that are marked. */
  name?: ReactNode
  /** Where it leads; the product's preferred address by default. */
  link?: ReturnType<typeof productLink>
  /** Whether it is the first of a list: from a tablet on with its words beside its picture. */
  lead?: boolean
  /** Whether it is in one of the `cardRows`. */
  row?: boolean
  /** Whether its category is named. */
  ofAnyCategory?: boolean
  /** For the first screen: the picture is fetched first. */
  priority?: boolean
}

/** A cell of a grid without row gaps: the parts of its card stand in line with those of the cards beside it. */
export const cardCell = 'grid row-span-5 grid-rows-subgrid'

/** A list of products that up to a tablet is one column: of all but the first in large, the picture stands left of the words. */
export const cardRows = css.rows

/** A product with its picture, name, figures and text. One link covers the card; its check box adds it to the comparison. */
export function ProductCard({
  product,
  name = product.name,
  link = productLink(product),
  lead = false,
  row = false,
  ofAnyCategory = false,
  priority = false,
}: ProductCardProps) {
  const [near, setNear] = useState(false)
  const { category, figures, excerpt } = product
  return (
    <article className={`group relative ${cardCell} ${lead ? css.lead : ''}`}>
      <CardPictures
        product={product}
        near={near}
        photograph={lead}
        sizes={lead ? leadSizes : row ? rowSizes : pictureSizes}
        priority={priority}
      />
      <div className="pt-5 print:pt-2">
        {ofAnyCategory && <p className="mb-1 text-muted">{categoryFacts(category).name}</p>}
        <h3 className="display text-title group-hover:text-accent-bright print:text-base">
          {name}
        </h3>
      </div>
      <FigureList figures={figures} />
      {excerpt && (
        <p
          className={`${css.excerpt} no-print pt-3 text-balance text-muted min-[140rem]:text-lg ${lead ? '' : 'lg:max-w-sm'}`}
        >
          {unbroken(excerpt)}
        </p>
      )}
      <div className="no-print @container mt-1 flex flex-wrap items-center gap-x-3 self-start">
        <CardLink
          {...link}
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
    </article>
  )
}

// The second picture is for pointers that hover and for the focus, and takes the first one's place once it has loaded.
function CardPictures({
  product: { name, imageUrl, secondImage: second },
  photograph,
  near,
  sizes,
  priority,
}: {
  product: CardProduct
  photograph: boolean
  /** Whether a pointer or the focus is on the card. */
  near: boolean
  sizes: string
  priority: boolean
}) {
  const [loaded, setLoaded] = useState(false)
  const fills = 'absolute inset-0 size-full transition-opacity duration-300'
  return (
    <div
      className={`${css.pictures} glow chamfer relative overflow-hidden aspect-[5/4] print:aspect-auto print:h-20`}
    >
      <Picture
        src={photograph ? imageUrl : cutOutOf(imageUrl)}
        alt={name}
        priority={priority}
        sizes={sizes}
        className={`${fills} ${photograph ? 'object-cover' : 'object-contain p-3 data-fills:object-cover data-fills:p-0'} ${loaded ? 'group-hover:opacity-0 group-has-focus-visible:opacity-0' : ''}`}
      />
      {second && near && (
        <Picture
          src={second}
          onLoad={() => setLoaded(true)}
          alt=""
          sizes={sizes}
          className={`${fills} object-cover opacity-0 ${loaded ? 'group-hover:opacity-100 group-has-focus-visible:opacity-100' : ''}`}
        />
      )}
      <HeatEdge />
    </div>
  )
}

// A cut-out is as wide as its card's picture is high.
const onDesktop = '(min-width: 64rem) min(30vw, 32rem)'
const pictureSizes = sizesOf('52vw', onDesktop, '(min-width: 48rem) 28vw')
const rowSizes = sizesOf('24vw', onDesktop)
const leadSizes = sizesOf('100vw', '(min-width: 48rem) 52vw')
