import { pictureAt } from '@argo/domain/pictures/photographs'
import { preload } from 'react-dom'

/**
 * Has the page's head fetch a picture as AVIF, for screens of `media`: a `<picture>` stands some 60 kB later in the HTML.
 * React does the same by itself for an `<img>` of high priority alone.
 */
export function preloadPicture(src: string, sizes: string, media?: string): void {
  const { src: file, srcSet } = pictureAt(src)
  if (srcSet === undefined) return
  preload(file, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    media,
    fetchPriority: 'high',
  })
}
