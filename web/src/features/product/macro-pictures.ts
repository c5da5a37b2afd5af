import { isCloseView, viewOf } from '@argo/domain/pictures/picture-view'
import type { KeyFeature } from '@argo/domain/products/product-detail'

/**
 * For each key feature one of the product's pictures, as long as there are any: the view that shows it, or the next of
 * the others, close-ups first.
 */
export function macroPictures(
  features: readonly Pick<KeyFeature, 'view'>[],
  pictures: readonly string[],
): (string | undefined)[] {
  const own = features.map(({ view }) => pictures.find((src) => viewOf(src) === view))
  // The hero is at the top of the page already.
  const others = pictures.slice(1).filter((src) => !own.includes(src))
  const next = [...others.filter(isCloseView), ...others.filter((src) => !isCloseView(src))]
  return own.map((src) => src ?? next.shift())
}
