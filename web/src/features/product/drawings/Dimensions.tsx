import type { ProductDetail } from '@argo/domain/products/product-detail'
import { chairFigures } from './chair-figures.tsx'
import { DrawingRows } from './DrawingRows.tsx'
import { LifeSize } from './LifeSize.tsx'
import { LoadView } from './LoadView.tsx'
import { rangeFigure } from './range-figure.tsx'
import { referenceFigure, sideFigures } from './side-figures.tsx'

/** Whether there is something to draw of a product. */
export function isDrawn({ drawing, chair, range, load }: Drawn): boolean {
  return [drawing, chair, range, load].some((each) => each !== null)
}

type Drawn = Pick<ProductDetail, 'drawing' | 'chair' | 'range' | 'load'>

/** What the specs can be drawn as: sizes at one scale beside a thing of known size, a chair's range, a supply's efficiency. */
export function Dimensions({
  name,
  drawing,
  chair,
  range,
  load,
  lines,
}: Drawn & {
  name: string
  /** The file of a product's sides; one without a model has none. */
  lines?: string | undefined
}) {
  const scale = chair
    ? 'with a person of 5′11″ (1.80 m)'
    : drawing && `beside ${drawing.reference.name}`
  const [view] = drawing?.views ?? []
  const figures = [
    ...(drawing ? sideFigures(name, drawing, lines) : []),
    ...(range ? [rangeFigure(name, range)] : []),
    ...(drawing ? [referenceFigure(drawing)] : []),
    ...(chair ? chairFigures(name, chair, lines) : []),
  ]
  return (
    <section
      id="dimensions"
      aria-labelledby="dimensions-heading"
      className="tone-light print:bg-transparent print:landscape:hidden"
    >
      <div className="page py-14 lg:py-24 print:py-1">
        <h2 id="dimensions-heading" className="display text-display print:inline print:text-base">
          {load ? 'Dimensions and efficiency' : 'Dimensions'}
        </h2>
        {scale && (
          <p className="measure mt-4 text-lead text-muted print:ml-3 print:inline print:text-[0.625rem]">
            To scale, from the figures below, {scale}.
          </p>
        )}
        <div className={load ? 'print:grid print:grid-cols-2 print:gap-x-8' : undefined}>
          {figures.length > 0 && (
            <div className={`mt-10 lg:mt-14 print:mt-2 ${load ? 'print:pl-6' : ''}`}>
              <DrawingRows figures={figures} />
            </div>
          )}
          {view && drawing?.reference.kind === 'card' && (
            <LifeSize name={name} view={view} lines={lines} />
          )}
          {load && (
            <div className="mt-10 lg:mt-16 print:mt-2">
              <LoadView name={name} chart={load} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
