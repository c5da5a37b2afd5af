import type { Product } from '@argo/domain/products/product'
import type { ProductDetail } from '@argo/domain/products/product-detail'
import type { Spec } from '@argo/domain/products/spec'
import { ButtonLink } from '../../ui/Button.tsx'
import { CompareBox } from '../../lib/comparison/CompareBox.tsx'
import { FigureList } from '../../ui/FigureList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ColorChoice } from './ColorChoice.tsx'
import './introduction.css'
import { unbroken } from '../../lib/text/unbroken.ts'

const titles = {
  features: 'Features',
  specifications: 'Specifications',
  downloads: 'Downloads',
} as const

/** Name, description, colors, key figures, and links to the sections of the page. */
export function ProductIntroduction({
  product,
  figures,
  color,
  sections,
  fit,
  onColorNear,
}: {
  product: Product
  figures: Spec[]
  color: string | null
  sections: (keyof typeof titles)[]
  fit: ProductDetail['fit']
  /** Called with a color whose swatch is hovered or focused. */
  onColorNear: (color: string) => void
}) {
  return (
    <div className="min-w-0 pt-8 lg:col-span-5 lg:pt-6 print:col-span-1 print:pt-0">
      <h1 className="display text-hero lg:text-[clamp(2.75rem,5vw,4.75rem)] print:text-[2rem]">
        {product.name}
      </h1>
      <p className="measure mt-5 text-lead text-muted lg:mt-7 print:mt-2 print:text-sm">
        {unbroken(product.description)}
      </p>
      {product.colorVariations && product.colorVariations.length > 0 && color !== null && (
        <ColorChoice colors={product.colorVariations} chosen={color} onNear={onColorNear} />
      )}
      <FigureList
        figures={figures}
        size="large"
        className="mt-8 border-t border-line pt-6 lg:mt-10 print:mt-3 print:pt-3"
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
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
        <CompareBox product={product} />
      </div>
      <nav aria-label="On this page" className="mt-6 print:hidden">
        <ul className="flex flex-wrap gap-px border-y border-line bg-line">
          {sections.map((section) => (
            <li key={section} className="grow bg-background">
              <a
                href={`#${section}`}
                className="section-link eyebrow hover:bg-surface hover:text-accent-bright focus-visible:outline-offset-[-2px]"
              >
                {titles[section]}
                <Icon name="chevron" className="hidden size-4 sm:block" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
