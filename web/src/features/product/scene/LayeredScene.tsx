import type { LayeredScene as Scene } from '@argo/domain/features/layered-scene'
import { unbroken } from '../../../lib/text/unbroken.ts'
import { Picture, sizesOf } from '../../../ui/Picture.tsx'
import css from './layered-scene.module.css'

/** How wide the layers are, by the stylesheet: on a phone and elsewhere. */
const widths: Record<string, [phone: string, elsewhere: string]> = {
  edge: ['58vw', '40vw'],
  'carina-34': ['100vw', '60vw'],
  'argo-g-100m': ['100vw', '60vw'],
}

/** What a flagship alone does, shown as it is scrolled into view, and what its specs state of it. */
export function LayeredScene({ product, scene }: { product: string; scene: Scene }) {
  const { name, title, text, alt, layers, figures } = scene
  const [phone, elsewhere] = widths[name] ?? ['100vw', '50vw']
  return (
    <section
      aria-labelledby="scene-heading"
      className="overflow-x-clip pb-14 lg:pb-24 print:hidden"
    >
      <div className="page">
        <h2 id="scene-heading" className="display text-display">
          {title}
        </h2>
        <p className="mt-4 text-lead text-muted text-pretty">{text}</p>
      </div>
      <div role="img" aria-label={`${product}, ${alt}`} className={`${css.stage} ${css[name]}`}>
        {layers.map((layer) => (
          <div key={layer.name} className={`${css.layer} ${css[layer.name]}`}>
            <Picture
              src={layer.picture}
              alt=""
              sizes={sizesOf(phone, `(min-width: 48rem) ${elsewhere}`)}
            />
          </div>
        ))}
      </div>
      <dl className="page grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-[min(3rem,3vw)] gap-y-8 sm:grid-cols-3 pt-4 lg:pt-8">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-muted text-pretty">{unbroken(label)}</dt>
            <dd className="display tabular text-title">{unbroken(figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
