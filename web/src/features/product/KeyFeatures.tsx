import { usFirst } from '@argo/domain/text/us-units'
import { isCloseView } from '@argo/domain/pictures/picture-view'
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
      className="overflow-x-clip pt-12 pb-4 lg:pt-20 print:hidden"
    >
      <h2 id="features-heading" className="display page pb-8 text-display lg:pb-12">
        KEY FEATURES
      </h2>
      <ul className={`${styles.columns} page`}>
        {features.map((feature, index) => {
          const picture = macros[index]
          const isAcross = picture !== undefined && isCloseView(picture)
          const lead = `${styles.lead} ${isAcross ? styles.across : ''}`
          return (
            <li key={feature.title} className={`pb-12 lg:pb-24 ${index === 0 ? lead : ''}`}>
              <Story
                feature={feature}
                picture={picture}
                width={index > 0 ? 'min(52vw, 60rem)' : isAcross ? '100vw' : '60vw'}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Story({
  feature: { title, figure, label, text },
  picture,
  width,
}: {
  feature: KeyFeature
  picture: string | undefined
  /** Of the picture, but on a phone. */
  width: string
}) {
  return (
    <>
      {picture !== undefined && (
        <div className={`${styles.scene} mb-5`}>
          <Picture
            src={picture}
            alt=""
            sizes={sizesOf('100vw', `(min-width: 48rem) ${width}`)}
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.words}>
        {figure !== '' && (
          <p className={`${styles.figure} mb-4`}>
            <span className="display tabular block leading-none">
              {usFirst({ label, value: figure })}
            </span>
            {label !== title && <span className="mt-2 block text-lead text-muted">{label}</span>}
          </p>
        )}
        <div>
          <h3 className={`${styles.title} display text-balance`}>{unbroken(title)}</h3>
          {text !== '' && (
            <p className={`${styles.text} mt-3 max-w-[30em] text-lead text-muted text-pretty`}>
              {unbroken(text)}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
