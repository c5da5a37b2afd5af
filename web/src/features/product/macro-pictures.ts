import type { PictureFacts } from '@argo/domain/pictures'

/** A picture looked at from near; `frame` is the part of its 1200 px square that is shown. */
export interface Macro {
  src: string
  frame: string
}

// The views that are close already come whole; of the others, the part where there is most to see.
const frames: readonly [view: string, frame: string][] = [
  ['detail', '0 0 1200 1200'],
  ['headrest', '0 0 1200 1200'],
  ['armrest', '0 0 1200 1200'],
  ['base', '0 0 1200 1200'],
  ['side', '240 240 720 720'],
  ['top', '260 260 680 680'],
  ['front', '300 180 640 640'],
]

/** Three close looks at a product out of its pictures, the closest first. */
export function macroPictures(pictures: readonly PictureFacts[]): Macro[] {
  return frames
    .flatMap(([view, frame]) => {
      const picture = pictures.find(({ src }) => src.endsWith(`/${view}.svg`))
      return picture ? [{ src: picture.src, frame }] : []
    })
    .slice(0, 3)
}
