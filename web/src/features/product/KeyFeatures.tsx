import type { KeyFeature } from '@argo/domain/products/product-detail'
import type { PictureFacts } from '@argo/domain/pictures/picture-set'
import { FeaturePanel } from './FeaturePanel.tsx'
import { macroPictures } from './macro-pictures.ts'

/** The product's three key features, each over a close-up: one tall, two beside it. */
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
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-12 lg:grid-rows-2 lg:gap-5">
        {features.map((feature, index) => (
          <li
            key={feature.label}
            className={index === 0 ? 'lg:col-span-7 lg:row-span-2' : 'lg:col-span-5'}
          >
            <FeaturePanel feature={feature} macro={macros[index]} tall={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
