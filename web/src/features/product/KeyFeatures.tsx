import type { KeyFeature } from '@argo/domain/products/product-detail'
import type { PictureFacts } from '@argo/domain/pictures/picture-set'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import { macroPictures } from './macro-pictures.ts'

/** The product's three key features, each beside a picture that shows it, on alternating sides. */
export function KeyFeatures({
  features,
  pictures,
}: {
  features: KeyFeature[]
  pictures: PictureFacts[]
}) {
  const macros = macroPictures(
    features,
    pictures.map(({ src }) => src),
  )
  return (
    <section
      id="features"
      aria-labelledby="features-heading"
      className="page pb-16 lg:pb-28 print:hidden"
    >
      <h2 id="features-heading" className="display mb-8 text-display lg:mb-12">
        KEY FEATURES
      </h2>
      <ul className="grid gap-12 lg:gap-5">
        {features.map((feature, index) => (
          <li
            key={feature.title}
            className="group grid grid-cols-1 items-center gap-x-[min(3.5rem,4vw)] gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:even:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <Feature feature={feature} picture={macros[index]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Feature({ feature, picture }: { feature: KeyFeature; picture: string | undefined }) {
  const { title, figure, label, text } = feature
  return (
    <>
      {picture !== undefined && (
        <div className="chamfer panel aspect-[8/5] overflow-hidden lg:group-even:order-last">
          <Picture
            src={picture}
            alt=""
            sizes={sizesOf('92vw', '(min-width: 64rem) min(56vw, 48rem)')}
            className="size-full object-cover"
          />
        </div>
      )}
      <div>
        <h3 className="display text-title text-balance wrap-anywhere lg:text-[2.25rem] lg:leading-[1.1]">
          {unbroken(title)}
        </h3>
        {figure !== '' && (
          <p className="mt-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="display tabular text-title wrap-anywhere text-accent-bright">
              {unbroken(figure)}
            </span>
            {label !== title && <span className="text-sm text-muted">{label}</span>}
          </p>
        )}
        {text !== '' && (
          <p className="mt-4 max-w-[28em] text-lead text-muted [text-wrap:pretty]">
            {unbroken(text)}
          </p>
        )}
      </div>
    </>
  )
}
