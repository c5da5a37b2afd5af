import { isCloseView, photographName, viewOf } from '@argo/domain/photographs'

/** A picture looked at from near; `frame` is the part of a drawing's 1200 px square that is shown. */
export interface Macro {
  src: string
  frame: string | null
}

// The views that are close already come whole; of the others, the part where there is most to see.
const drawnFrames: readonly [view: string, frame: string][] = [
  ['detail', '0 0 1200 1200'],
  ['headrest', '0 0 1200 1200'],
  ['armrest', '0 0 1200 1200'],
  ['base', '0 0 1200 1200'],
  ['side', '240 240 720 720'],
  ['top', '260 260 680 680'],
  ['front', '300 180 640 640'],
]

/** Three close looks at a product out of its pictures, the closest first. */
export function macroPictures(pictures: readonly string[]): Macro[] {
  const photographs = pictures.filter((src) => photographName(src) !== null)
  const close = photographs.filter(isCloseView)
  // A hero stands on the screen already.
  const others = photographs.slice(1).filter((src) => !isCloseView(src))
  const drawn = drawnFrames.flatMap(([view, frame]) => {
    const src = pictures.find((src) => photographName(src) === null && viewOf(src) === view)
    return src === undefined ? [] : [{ src, frame }]
  })
  return [...[...close, ...others].map((src) => ({ src, frame: null })), ...drawn].slice(0, 3)
}
