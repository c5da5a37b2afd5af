import type { ProductModel } from '@argo/domain/products/product-detail'
import { actionClass } from '../action-class.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { fileSize } from '../../../lib/text/file-size.ts'

/**
 * The product in three dimensions at true scale: in one's room where the device has Quick Look, else as a file. The
 * styles show the link that works; nothing is fetched before it is followed.
 */
export function InYourRoom({
  name,
  models,
  color,
  cutOut,
}: {
  name: string
  models: readonly ProductModel[]
  /** The color that is chosen; a product without a model in it is shown in another. */
  color: string | null
  /** The picture that stands for the product. */
  cutOut: string
}) {
  const model = models.find((one) => one.color === color) ?? models[0]
  if (!model) return null
  const shownIn = model.color === color || model.color === null ? '' : `, in ${model.color}`
  // iPhones and iPads alone have both Quick Look and that property.
  return (
    <>
      {/* Quick Look opens for a link whose one child is a picture: its words are in the styles. */}
      <a
        rel="ar"
        href={model.usdz}
        data-label={`See it in your room${shownIn}`}
        className={`${actionClass} after:content-[attr(data-label)_/_''] not-supports-[-webkit-touch-callout:none]:hidden`}
      >
        <Picture
          src={cutOut}
          alt={`See ${name} in your room${shownIn}`}
          sizes="3rem"
          className="size-8 object-contain"
        />
      </a>
      <a
        href={model.glb}
        download
        className={`${actionClass} supports-[-webkit-touch-callout:none]:hidden`}
      >
        <Icon name="cube" />
        <span>
          3D file<span className="sr-only"> at true scale</span>
          {shownIn}{' '}
          <span className="font-normal text-muted max-sm:sr-only">
            GLB, {fileSize(model.bytes)}
          </span>
        </span>
      </a>
    </>
  )
}
