import type { Category } from '@argo/domain/products/category'
import { DatabaseError } from '../database/failure.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import type { Catalogue, MalformedRow } from './catalogue.ts'

/** All products, or those of a category, newest first. */
export function newest(catalogue: Catalogue, category?: Category): readonly CatalogueEntry[] {
  return category === undefined ? catalogue.entries : catalogue.byCategory[category].entries
}

/** The product with this id, or undefined. Throws a DatabaseError for a malformed row. */
export function entryById(catalogue: Catalogue, id: number): CatalogueEntry | undefined {
  return catalogue.byId.get(id) ?? throwIfMalformed(catalogue.malformed.get(id))
}

/** The product with this slug, or undefined. Throws a DatabaseError for a malformed row. */
export function entryBySlug(catalogue: Catalogue, slug: string): CatalogueEntry | undefined {
  const entry = catalogue.bySlug.get(slug)
  if (entry) return entry
  return throwIfMalformed([...catalogue.malformed.values()].find(({ row }) => row.slug === slug))
}

function throwIfMalformed(malformed: MalformedRow | undefined): undefined {
  if (!malformed) return undefined
  const { row, error } = malformed
  throw new DatabaseError('malformed', `product ${row.id} is malformed`, { cause: error })
}
