import { noPicture } from '@argo/domain/products/product-form'
import { Picture } from '../../ui/Picture.tsx'

/** A picture, small; an empty place where there is none. */
export function Thumbnail({ src }: { src: string }) {
  if (!src.startsWith('/') || src === noPicture)
    return <span className="h-9 w-12 shrink-0 border border-dashed border-line" />
  return <Picture src={src} alt="" sizes="3rem" className="h-9 w-12 shrink-0 object-contain" />
}
