import type { Layer } from '@argo/domain/features/layers'
import { unbroken } from '../../../lib/text/unbroken.ts'
import { Picture, sizesOf } from '../../../ui/Picture.tsx'
import css from './layers.module.css'

/** A product that comes apart as it is scrolled into view, and what its specs state of each layer. */
export function Layers({ name, layers }: { name: string; layers: Layer[] }) {
  return (
    <section
      aria-labelledby="layers-heading"
      className="overflow-x-clip pb-14 lg:pb-24 print:hidden"
    >
      <div className="page">
        <h2 id="layers-heading" className="display text-display">
          Layer by layer
        </h2>
        <p className="mt-4 text-lead text-muted text-pretty">
          Each layer leaves room for the next, and we measured how much. The computer is not
          included.
        </p>
      </div>
      <div role="img" aria-label={`${name}, taken apart into its layers`} className={css.stage}>
        {layers.map((layer) => (
          <div key={layer.name} className={`${css.layer} ${css[layer.name]}`}>
            <Picture
              src={layer.picture}
              alt=""
              sizes={sizesOf('60vw', '(min-width: 48rem) 40vw')}
            />
          </div>
        ))}
      </div>
      <dl className="page grid grid-cols-2 pt-4 lg:pt-8 gap-x-[min(3rem,3vw)] gap-y-8 md:grid-cols-3 lg:grid-cols-6">
        {layers.map((layer) => (
          <div key={layer.name} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-muted text-pretty">{unbroken(layer.text)}</dt>
            <dd className="display tabular text-title">{unbroken(layer.figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
