import { isCloseView } from '@argo/domain/photographs'

/** Three close looks at a product out of its pictures: those from near, then what the gallery shows next. */
export function macroPictures(pictures: readonly string[]): string[] {
  const close = pictures.filter(isCloseView)
  // A hero stands on the screen already.
  const others = pictures.slice(1).filter((src) => !isCloseView(src))
  return [...close, ...others].slice(0, 3)
}
