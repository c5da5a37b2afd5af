import { productPath } from '@argo/domain/products/product'
import type { HomeFigure } from '@argo/domain/texts/home-figure'
import { trpc } from '../../lib/trpc/trpc.ts'
import { CloseUp, PictureShade } from '../../ui/CloseUp.tsx'
import { PathLink } from '../../ui/PathLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { unbroken } from '../../lib/text/unbroken.ts'

/** A panel's place in the grid, by its number. */
const spans = [
  'col-span-full lg:col-span-7 lg:row-span-2 print:col-span-2 print:row-span-1',
  'lg:col-span-5 print:col-span-2',
  'lg:col-span-5 print:col-span-2',
  'lg:col-span-5 print:col-span-3',
  'lg:col-span-7 print:col-span-3',
]

/** One large figure a panel, read from a product's specs, with a link to the product. */
export function PrecisionEngineering() {
  const [text] = trpc.texts.home.useSuspenseQuery()
  const [figures] = trpc.texts.figures.useSuspenseQuery()
  return (
    <Section id="precision" className="print:py-3!" title={text.figures} lead={text.figuresLead}>
      <ul className="mt-12 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-4 lg:grid-cols-12 lg:gap-5 print:mt-4 print:grid-cols-6">
        {figures.map(
          (figure, index) =>
            figure && (
              <li key={`${figure.product.id} ${figure.label}`} className={spans[index]}>
                <FigurePanel {...figure} tall={index === 0} />
              </li>
            ),
        )}
      </ul>
    </Section>
  )
}

function FigurePanel(props: HomeFigure & { tall: boolean }) {
  const { product, figure, label, text, picture, tall } = props
  const [amount, ...unit] = figure.split(' ')
  return (
    <PathLink
      path={productPath(product)}
      className={`chamfer panel group @container relative flex h-full flex-col justify-end overflow-hidden p-4 -outline-offset-8 sm:p-8 print:min-h-0 print:break-inside-avoid print:p-4 ${tall ? 'min-h-128' : 'min-h-96 lg:min-h-64'}`}
    >
      <span className="no-print">
        <CloseUp
          src={picture}
          tall={tall}
          className={tall ? 'object-bottom' : 'lg:w-1/2 lg:object-left'}
        />
        <PictureShade />
      </span>
      <span className="relative">
        <span className="eyebrow block text-muted">{label}</span>
        <span
          className={`display mt-3 block whitespace-nowrap tabular print:mt-1 print:text-2xl ${tall ? 'text-figure' : 'text-[min(var(--text-display),17cqi)] leading-none'}`}
        >
          {amount} <span className="text-[max(0.45em,0.875rem)]">{unit.join(' ')}</span>
        </span>
        <span
          className={`mt-3 block text-balance text-muted @max-2xs:text-sm ${tall ? 'max-w-96' : 'lg:max-w-1/2'}`}
        >
          {unbroken(text)}
        </span>
        <span className="mt-3 block w-fit prose-link font-semibold">{product.name}</span>
      </span>
    </PathLink>
  )
}
