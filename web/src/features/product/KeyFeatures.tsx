import type { KeyFeature } from '@argo/domain/products/product-detail'
import type { PictureFacts } from '@argo/domain/pictures/picture-set'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import styles from './key-features.module.css'
import { macroPictures } from './macro-pictures.ts'

/** The product's three key features: the first across the page, the other two side by side, each under a picture that shows it. */
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
      className="overflow-x-clip pb-4 print:hidden"
    >
      <h2 id="features-heading" className="page display mb-6 text-title lg:mb-8">
        KEY FEATURES
      </h2>
      <ul className="page grid grid-cols-1 gap-x-[min(3rem,4vw)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {features.map((feature, index) => (
          <li
            key={feature.title}
            className="group grid grid-cols-1 pb-12 md:row-span-4 md:grid-rows-subgrid md:first:col-span-2 md:first:grid-cols-subgrid lg:pb-20"
          >
            <Feature
              feature={feature}
              picture={macros[index]}
              width={index === 0 ? 'min(100vw, 132rem)' : 'min(52vw, 56rem)'}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

// Rows of the same kind are level in stories side by side: picture, figure, title, text.
function Feature({
  feature,
  picture,
  width,
}: {
  feature: KeyFeature
  picture: string | undefined
  /** Of the picture, but on a phone. */
  width: string
}) {
  const { title, figure, label, text } = feature
  return (
    <>
      {picture !== undefined && (
        <div className={styles.picture}>
          <Picture
            src={picture}
            alt=""
            sizes={sizesOf('100vw', `(min-width: 48rem) ${width}`)}
            className="size-full object-cover"
          />
        </div>
      )}
      <h3 className="display row-start-3 text-title text-balance wrap-anywhere md:group-first:text-[clamp(1.875rem,3.4vw,4rem)] md:group-first:leading-[1.05]">
        {unbroken(title)}
      </h3>
      {figure !== '' && (
        <p
          className={`relative row-start-2 mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 md:group-first:col-span-2 ${picture === undefined ? '' : '-mt-10 lg:-mt-16'}`}
        >
          <span className="display tabular text-[min(clamp(2rem,3.2vw,4rem),11vw)] leading-none wrap-anywhere group-first:text-[min(var(--text-figure),12vw)]">
            {unbroken(figure)}
          </span>
          {label !== title && <span className="text-muted lg:text-lead">{label}</span>}
        </p>
      )}
      {text !== '' && (
        <p className="row-start-4 mt-3 max-w-[30em] text-lead text-muted [text-wrap:pretty] md:group-first:col-start-2 md:group-first:row-start-3">
          {unbroken(text)}
        </p>
      )}
    </>
  )
}
