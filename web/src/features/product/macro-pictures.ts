import { isCloseView } from '@argo/domain/picture-view'

/** Three of a product's pictures for its key features: close-ups first, then the gallery's next ones. */
export function macroPictures(pictures: readonly string[]): string[] {
  const close = pictures.filter(isCloseView)
  // The hero is at the top of the page already.
  const others = pictures.slice(1).filter((src) => !isCloseView(src))
  return [...close, ...others].slice(0, 3)
}
