import type { ProductDetail } from '@argo/domain/products/product-detail'
import { ChairView } from './ChairView.tsx'
import { LoadView } from './LoadView.tsx'
import { SizeView } from './SizeView.tsx'

/** Whether there is something to draw of a product. */
export function isDrawn({ drawing, chair, load }: Drawn): boolean {
  return drawing !== null || chair !== null || load !== null
}

type Drawn = Pick<ProductDetail, 'drawing' | 'chair' | 'load'>

/** What the specs can be drawn as: sizes at one scale beside a thing of known size, a chair's range, a supply's efficiency. */
export function Dimensions({
  name,
  drawing,
  chair,
  load,
  lines,
}: Drawn & {
  name: string
  /** The file of a product's sides; one without a model has none. */
  lines?: string | undefined
}) {
  const beside = chair ? 'a person of 1.80 m (5′11″)' : drawing?.reference.name
  return (
    <section
      id="dimensions"
      aria-labelledby="dimensions-heading"
      className="tone-light print:bg-transparent print:landscape:hidden"
    >
      <div className="page py-14 lg:py-24 print:py-1">
        <h2
          id="dimensions-heading"
          className="display text-display wrap-anywhere print:inline print:text-base"
        >
          {load ? 'Dimensions and efficiency' : 'Dimensions'}
        </h2>
        {beside !== undefined && (
          <p className="measure mt-4 text-lead text-muted print:ml-3 print:inline print:text-[0.625rem]">
            To scale, from the figures below, beside {beside}.
          </p>
        )}
        <ul
          className={`mt-8 grid items-end gap-x-12 gap-y-10 md:grid-cols-2 print:mt-2 print:grid-cols-3 print:gap-4 [&_svg]:w-full [&_svg]:max-w-[34rem] print:[&_svg]:max-h-[4cm] [&_text]:fill-foreground [&_text]:text-[15px] [&_text]:font-semibold [&_text]:tabular-nums ${load ? 'xl:grid-cols-3' : ''}`}
        >
          {drawing?.views.map((view, index) => (
            <li key={view.side}>
              <SizeView
                name={name}
                view={view}
                drawing={drawing}
                lines={lines}
                first={index === 0}
              />
            </li>
          ))}
          {chair && (
            <li className="md:col-span-2 lg:[&_svg]:max-w-[46rem] lg:[&_text]:text-[11.5px]">
              <ChairView name={name} chair={chair} lines={lines} />
            </li>
          )}
          {load && (
            <li>
              <LoadView name={name} chart={load} />
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
