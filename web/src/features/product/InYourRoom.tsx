import type { ProductModel } from '@argo/domain/products/product-detail'
import { actionClass } from './action-class.ts'
import { inOtherColor } from './in-color.ts'
import { Picture } from '../../ui/Picture.tsx'

/** The product at true scale in one's room, where the device has Quick Look; nothing is fetched before it is followed. */
export function InYourRoom({
  name,
  model,
  color,
  cutOut,
}: {
  name: string
  model: ProductModel
  /** The color that is chosen; a product without a model in it is shown in another. */
  color: string | null
  /** The picture that stands for the product. */
  cutOut: string
}) {
  const words = `in your room${inOtherColor(model, color)}`
  // iPhones and iPads alone have both Quick Look and that property.
  return (
    // Quick Look opens for a link whose one child is a picture: its words are in the styles.
    <a
      rel="ar"
      href={model.usdz}
      data-label={`See it ${words}`}
      className={`${actionClass} after:content-[attr(data-label)_/_''] not-supports-[-webkit-touch-callout:none]:hidden`}
    >
      <Picture
        src={cutOut}
        alt={`See ${name} ${words}`}
        sizes="3rem"
        className="size-8 object-contain"
      />
    </a>
  )
}
