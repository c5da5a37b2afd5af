import { pictureAt } from '@argo/domain/pictures/photographs'
import { preload } from 'react-dom'

/**
 * Has the head of a page that the server renders fetch a picture as AVIF, for screens of `media`: the `<picture>` stands
 * some 60 kB later in the HTML. React does so by itself only for an `<img>`.
 */
export function preloadPicture(src: string, sizes: string, media?: string): void {
  const { src: file, srcSet } = pictureAt(src)
  // After a move the tab may have another size, and show that.
  if (!import.meta.env.SSR || srcSet === undefined) return
  preload(file, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    media,
    fetchPriority: 'high',
  })
}
