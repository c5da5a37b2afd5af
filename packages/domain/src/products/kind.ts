import { type Category, categoryFacts } from './category.ts'
import type { Product } from './product.ts'
import { parseSpec } from './spec.ts'

/** What a product is, such as "CPU cooler"; where no spec says so, by its name and its first sentence: "A keyboard with …". */
export function kindOf({
  name,
  specs,
  description,
  category,
}: Pick<Product, 'name' | 'specs' | 'description' | 'category'>): string {
  const labels = new Set(specs.map((spec) => parseSpec(spec).label))
  const known = kindsOf(category).find(([label]) => labels.has(label))?.[1]
  return known ?? (lastWord(subjectOf(description)) || lastWord(name))
}

/** What a product is, as its card says it: "CPU cooler"; its category where its name says so already. */
export function kindLabel(
  product: Pick<Product, 'name' | 'specs' | 'description' | 'category'>,
): string {
  const kind = kindOf(product)
  if (kind === '' || product.name.toLowerCase().includes(kind.toLowerCase()))
    return categoryFacts(product.category).name
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}

/** What products of a category are that state a label. */
export function kindsOf(category: Category): [label: string, kind: string][] {
  return Object.entries(categoryFacts(category).kinds ?? {})
}

// "A light, wired mouse" of "A light, wired mouse with an optical sensor".
function subjectOf(description: string): string {
  const [, phrase = ''] =
    /^(?:an?|the) (.+?)(?: (?:with|for|of|that|which|in|to|on|from|and)\b|[.!]|$)/i.exec(
      description,
    ) ?? []
  const [first = '', ...others] = phrase.split(', ')
  return first.includes(' ') ? first : (others.at(-1) ?? first)
}

function lastWord(text: string): string {
  return /(\p{L}{3,})[^\p{L}]*$/u.exec(text)?.[1] ?? ''
}
