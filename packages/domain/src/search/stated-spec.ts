import { parseSpec, type Spec } from '../products/spec.ts'
import { padded } from './document.ts'
import type { Term } from './term.ts'
import { isIn } from './rank.ts'
import { documentWords } from './words.ts'

/** A spec as a result states it: what its value adds in words is left out, unless the search is about that. */
export function statedSpec(spec: string, terms: readonly Term[]): Spec {
  const { label, value } = parseSpec(spec)
  const [first = '', ...additions] = value.split('; ')
  const stated = additions.filter(
    (text) => /^\d/.test(text) || terms.some((term) => isIn(padded(documentWords(text)), term)),
  )
  return { label, value: [first, ...stated].join('; ') }
}
