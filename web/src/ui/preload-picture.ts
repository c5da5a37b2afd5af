import { pictureAt } from '@argo/domain/photographs'
import { preload } from 'react-dom'

/**
 * Has the head of a page that the server renders name the photograph that is shown first, so that it is fetched before
 * all else. In a browser the photograph's own element asks for it as soon.
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
