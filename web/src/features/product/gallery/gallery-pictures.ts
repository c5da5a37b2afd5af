import { pictureAt } from '@argo/domain/pictures/photographs'
import { viewOf } from '@argo/domain/pictures/picture-view'
import type { PictureFacts, PictureSet } from '@argo/domain/pictures/picture-set'
import { sizesOf, wideScreen } from '../../../ui/Picture.tsx'
import { inColor } from '../in-color.ts'

/** How wide a picture of the gallery is painted. */
export const gallerySizes = sizesOf(
  'min(100vw, 97svh)',
  '(min-width: 64rem) clamp(min(34rem, 40vw), 125svh - 25rem, min(58vw, 84rem))',
)

/** How large a picture of the gallery is. */
export const pictureClass = 'aspect-5/4 max-h-[78svh] w-full'

/** How wide a picture is painted that has room for words on its left. */
export const wideSizes =
  'calc(1.42 * clamp(min(34rem, 40vw), 125svh - 25rem, min(58vw, 84rem)) + 4rem)'

/** How the pictures fade into the page at the edges of their stage. */
export const stageClass =
  'max-lg:[mask-image:linear-gradient(#000_90%,transparent)] lg:[mask-image:linear-gradient(90deg,transparent,#000_12%)]'

/** The pictures of a color; those of the first color for one that is not pictured. */
export function picturesInColor(sets: PictureSet[], color: string | null): PictureFacts[] {
  return inColor(sets, color)?.pictures ?? []
}

/** The index of the picture that an address names by its view; 0 for any other name. */
export function indexOfView(pictures: PictureFacts[], view: string | undefined): number {
  return Math.max(
    0,
    pictures.findIndex(({ src }) => viewOf(src) === view),
  )
}

/** Fetches a picture in the size that the gallery will show it in. */
export function prefetchPicture(picture: PictureFacts | undefined): void {
  if (picture === undefined) return
  const { srcSet, src } = pictureAt(picture.src)
  const image = new Image()
  const sources = [
    ...(picture.wide ? [sourceOf(pictureAt(picture.wide).srcSet, wideSizes, wideScreen)] : []),
    ...(srcSet === undefined ? [] : [sourceOf(srcSet, gallerySizes)]),
  ]
  document.createElement('picture').append(...sources, image)
  image.src = src
}

function sourceOf(srcset: string | undefined, sizes: string, media = ''): HTMLSourceElement {
  const source = document.createElement('source')
  return Object.assign(source, { type: 'image/avif', srcset: srcset ?? '', sizes, media })
}
