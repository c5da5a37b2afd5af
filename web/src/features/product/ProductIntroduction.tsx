import { comparisonName } from '@argo/domain/comparison/address'
import type { Product } from '@argo/domain/products/product'
import type { ProductDetail } from '@argo/domain/products/product-detail'
import type { ReactNode } from 'react'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { CompareBox } from '../../ui/CompareBox.tsx'
import { unbroken } from '../../lib/text/unbroken.ts'
import { ColorChoice } from './ColorChoice.tsx'

/** Name, description, colors, and what helps to choose. */
export function ProductIntroduction({
  product,
  color,
  fit,
  sold,
  isMade,
  onColorNear,
  children,
}: {
  product: Product
  color: string | null
  fit: ProductDetail['fit']
  /** Whether the page names shops. */
  sold: boolean
  /** Whether it is not discontinued. */
  isMade: boolean
  /** Called with a color whose swatch is hovered or focused. */
  onColorNear: (color: string) => void
  /** More that can be done with the product, beside Compare. */
  children: ReactNode
}) {
  return (
    <>
      <h1 className="display text-hero lg:text-[min(var(--text-hero),12.8cqi)]">{product.name}</h1>
      <p className="mt-3 max-w-[32em] text-pretty lg:mt-6 lg:text-lg min-[120rem]:text-lead print:mt-2 print:max-w-none print:text-xs print:leading-[1.3]">
        {unbroken(product.description)}
      </p>
      {product.colorVariations && product.colorVariations.length > 0 && color !== null && (
        <ColorChoice colors={product.colorVariations} chosen={color} onNear={onColorNear} />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3 max-sm:*:grow max-sm:*:px-3 max-sm:*:[letter-spacing:0.02em] lg:mt-8 lg:*:min-h-14 min-[120rem]:*:px-9 min-[120rem]:*:text-base print:hidden">
        {sold ? (
          <a href="#where-to-buy" className={buttonClass()}>
            Where to buy
          </a>
        ) : (
          isMade && (
            <ButtonLink to="/newsletter" search={{ product: comparisonName(product) }}>
              Notify me
            </ButtonLink>
          )
        )}
        {fit === 'chairs' ? (
          <ButtonLink to="/fit/chairs" look="outline">
            Does it fit you?
          </ButtonLink>
        ) : (
          fit && (
            <ButtonLink to="/fit" search={fit} look="outline">
              Will it fit?
            </ButtonLink>
          )
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 max-sm:text-sm sm:justify-start sm:gap-x-8 lg:mt-4 print:hidden">
        {children}
        <CompareBox product={product} />
      </div>
    </>
  )
}
