import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { figureIds } from './featured.ts'
import { viewOf } from '@argo/domain/pictures/picture-view'
import type { Product } from '@argo/domain/products/product'
import { leadingValue, parseSpec } from '@argo/domain/products/spec'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc/trpc.ts'
import { CloseUp, PictureShade } from '../../ui/CloseUp.tsx'
import { Section } from '../../ui/Section.tsx'
import { unbroken } from '../../lib/text/unbroken.ts'

interface ProductFigure {
  /** The id of a product and the label of the spec to show. */
  id: number
  label: string
  text: string
  /** The view of the product that it stands on. */
  view: string
  span: string
}

const figures: ProductFigure[] = [
  {
    id: figureIds.nivos,
    label: 'Thermal conductivity',
    text: 'Liquid metal between chip and cooler. A good paste manages about a tenth.',
    view: 'detail-drop',
    span: 'lg:col-span-7 lg:row-span-2 print:col-span-2 print:row-span-1',
  },
  {
    id: figureIds.g100m,
    label: 'Resolution',
    text: 'Fine-tune it in steps of 50.',
    view: 'detail-sensor',
    span: 'lg:col-span-5 print:col-span-2',
  },
  {
    id: figureIds.g100m,
    label: 'Weight',
    text: 'Without its cable. Less weight, faster flicks.',
    view: 'detail-side-buttons',
    span: 'lg:col-span-5 print:col-span-2',
  },
  {
    id: figureIds.titan,
    label: 'Efficiency',
    text: 'At half load, on 115 V. What isn’t lost as heat needs no fan.',
    view: 'detail-grille',
    span: 'lg:col-span-5 print:col-span-3',
  },
  {
    id: figureIds.typhoon90,
    label: 'Static pressure',
    text: 'At 2,500 rpm. Enough pressure to push air through dense fins.',
    view: 'detail-fan',
    span: 'lg:col-span-7 print:col-span-3',
  },
]

/** One large figure a panel, read from a product's specs, with a link to the product. */
export function PrecisionEngineering() {
  const [text] = trpc.texts.home.useSuspenseQuery()
  const [products] = trpc.products.byIds.useSuspenseQuery({ ids: Object.values(figureIds) })
  return (
    <Section id="precision" className="print:py-3!" title={text.figures} lead={text.figuresLead}>
      <ul className="mt-12 grid grid-cols-1 gap-4 lg:grid-cols-12 lg:gap-5 print:mt-4 print:grid-cols-6">
        {figures.flatMap((figure) => {
          const product = products.find(({ id }) => id === figure.id)
          const spec = product?.specs.map(parseSpec).find(({ label }) => label === figure.label)
          if (!product || !spec) return []
          return (
            <li key={figure.label} className={figure.span}>
              <FigurePanel product={product} figure={leadingValue(spec.value)} {...figure} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function FigurePanel({
  product,
  figure,
  label,
  text,
  view,
  span,
}: ProductFigure & { product: Product; figure: string }) {
  const tall = span.includes('row-span-2')
  const [amount, ...unit] = figure.split(' ')
  const pictures = [product.imageUrl, ...product.images]
  const near = pictures.find((src) => viewOf(src) === view) ?? product.imageUrl
  return (
    <Link
      {...productLink(product)}
      className={`chamfer panel group @container relative flex h-full flex-col justify-end overflow-hidden p-6 focus-visible:outline-offset-[-6px] sm:p-8 print:min-h-0 print:break-inside-avoid print:p-4 ${tall ? 'min-h-[32rem]' : 'min-h-[25rem] lg:min-h-64'}`}
    >
      <span className="no-print">
        <CloseUp src={near} tall={tall} />
        <PictureShade />
      </span>
      <span className="relative">
        <span className="eyebrow block text-muted">{label}</span>
        <span
          className={`display mt-3 block whitespace-nowrap tabular print:mt-1 print:text-[1.75rem] ${tall ? 'text-figure' : 'text-[min(clamp(2.25rem,1.7rem+2.2vw,4rem),17cqi)] leading-none'}`}
        >
          {amount} <span className="text-[0.45em] tracking-normal">{unit.join(' ')}</span>
        </span>
        <span
          className={`mt-3 block text-balance text-muted ${tall ? 'max-w-96' : 'lg:max-w-[56%]'}`}
        >
          {unbroken(text)}
        </span>
        <span className="mt-3 block w-fit prose-link font-semibold">{product.name}</span>
      </span>
    </Link>
  )
}
