import { pictureAt } from '@argo/domain/photographs'
import { preload } from 'react-dom'

/**
 * Preloads the photograph that is shown first, from the head of a page that the server renders. In a browser its own
 * element requests it as soon.
 */
export function preloadPicture(src: string | undefined, sizes: string): void {
  if (!import.meta.env.SSR || src === undefined) return
  const { srcSet } = pictureAt(src)
  if (srcSet === undefined) return
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}
