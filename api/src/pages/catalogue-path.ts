import { type Category, parseCategory } from '@argo/domain/products/category'
import { comparisonSearch, type ComparisonSearch } from '@argo/domain/comparison/address'
import { listSearch, type ListSearch } from '@argo/domain/lists/list-search'
import { parseProductId } from '@argo/domain/products/product'
import { decoded } from '../protocol/canonical-address.ts'

/** What a page of the catalogue is about. */
export type Subject =
  | { kind: 'products' }
  | { kind: 'category'; category: Category; search: ListSearch }
  | { kind: 'id'; id: number }
  | { kind: 'comparison'; search: ComparisonSearch; category?: Category }
  | { kind: 'slug'; slug: string; category?: Category }

/** What the page at an address is about, by whichever of its spellings; undefined for other pages. */
export function parseCataloguePath(url: string): Subject | undefined {
  const [path = '', query] = url.split('?')
  const parts = decoded(path).replace(/\/$/, '').split('/').slice(1)
  const [first = '', second] = parts
  if (parts.length > 2) return undefined
  const search = new URLSearchParams(query)
  if (first === 'compare') return comparisonOf(second, search)
  if (second === undefined) {
    return first === 'products' ? listOf(search) : ofCategory(first, search)
  }
  if (first === 'category') return ofCategory(second, search)
  if (first === 'product') {
    const id = parseProductId(second)
    return id === undefined ? { kind: 'slug', slug: second } : { kind: 'id', id }
  }
  const category = parseCategory(first)
  return category && { kind: 'slug', slug: second, category }
}

function listOf(query: URLSearchParams): Subject | undefined {
  const category = query.get('category')
  return category ? ofCategory(category, query) : { kind: 'products' }
}

// A form of check boxes names each product on its own.
function comparisonOf(token: string | undefined, query: URLSearchParams): Subject | undefined {
  const products = token === undefined ? query.getAll('products') : undefined
  const search = comparisonSearch({ ...Object.fromEntries(query), products })
  if (token === undefined) return { kind: 'comparison', search }
  const category = parseCategory(token)
  return category && { kind: 'comparison', category, search }
}

function ofCategory(token: string, query: URLSearchParams): Subject | undefined {
  const category = parseCategory(token)
  return category && { kind: 'category', category, search: listSearch(valuesOf(query)) }
}

// What is chosen of an attribute is a parameter for each choice.
function valuesOf(query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...query.keys()].map((name) => [
      name,
      name.endsWith('-is') ? query.getAll(name) : query.get(name),
    ]),
  )
}
