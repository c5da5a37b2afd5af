import { viewOf } from '../pictures/picture-view.ts'
import type { Product } from '../products/product.ts'
import { leadingValue, parseSpec } from '../products/spec.ts'
import type { HomeText } from './site-texts.ts'

/** A product's figure as the home page shows it large. */
export interface HomeFigure {
  product: Pick<Product, 'id' | 'slug' | 'name' | 'category'>
  label: string
  /** "128 W/m·K". */
  figure: string
  text: string
  /** The address of the picture that it stands on. */
  picture: string
}

/** What the panels of the home page show; null in the place of one whose product is none of these, or has no such spec. */
export function homeFigures(
  products: readonly Product[],
  panels: HomeText['panels'],
): (HomeFigure | null)[] {
  return panels.map(({ productId, label, text, view }) => {
    const product = products.find(({ id }) => id === productId)
    const spec = product?.specs.map(parseSpec).find((each) => each.label === label)
    if (!product || !spec) return null
    const { id, slug, name, category, imageUrl, images } = product
    const picture = images.find((src) => viewOf(src) === view) ?? imageUrl
    return {
      product: { id, slug, name, category },
      label,
      figure: leadingValue(spec.value),
      text,
      picture,
    }
  })
}
