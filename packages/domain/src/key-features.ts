import { candidates } from './key-feature-candidates.ts'
import { figuresOf } from './key-figures.ts'
import type { Product } from './product.ts'
import type { KeyFeature } from './product-detail.ts'

/** A product's three key features, the first of its category's candidates that its specs can fill. */
export function keyFeatures(product: Pick<Product, 'category' | 'specs'>): KeyFeature[] {
  const figures = figuresOf(product)
  const byLabel = new Map(figures.map(({ label, value }) => [label, value]))
  return candidates[product.category]
    .flatMap(({ label, title, text }) => {
      const quoted = [...text.matchAll(/\{(.+?)\}/g)].map((match) => match[1] ?? '')
      if (![label, ...quoted].every((needed) => byLabel.has(needed))) return []
      const filled = text.replaceAll(/\{(.+?)\}/g, (_, needed: string) => byLabel.get(needed) ?? '')
      return [{ title, figure: byLabel.get(label) ?? '', text: filled, label }]
    })
    .slice(0, 3)
}
