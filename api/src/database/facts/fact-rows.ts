import { categories } from '@argo/domain/category'
import type { FactValue } from '@argo/domain/facts/fact'
import { readSpecs } from '@argo/domain/facts/read-specs'
import type { Selectable } from 'kysely'
import type { ProductFactTable, ProductTable } from '../schema.ts'

export type FactRow = Selectable<ProductFactTable>

/** The rows of a product's facts; none for a malformed product. Text is left out: nobody sorts or filters by it. */
export function factRows({
  id: productId,
  category: stored,
  specs,
}: Pick<ProductTable, 'id' | 'category' | 'specs'>): FactRow[] {
  const category = categories.find((known) => known === stored)
  if (category === undefined) return []
  return readSpecs({ category, specs: parseSpecs(specs) }).flatMap(({ facts }) =>
    facts
      .flatMap(({ attribute, value }) =>
        columnsOf(value).map((columns) => ({ attribute, columns })),
      )
      .map(({ attribute, columns }, place) => ({
        productId,
        category,
        attribute,
        place,
        number: null,
        numberTo: null,
        choice: null,
        ...columns,
      })),
  )
}

function parseSpecs(specs: string): string[] {
  try {
    const parsed: unknown = JSON.parse(specs)
    return Array.isArray(parsed) && parsed.every((spec) => typeof spec === 'string') ? parsed : []
  } catch {
    return []
  }
}

function columnsOf(value: FactValue): Partial<Pick<FactRow, 'number' | 'numberTo' | 'choice'>>[] {
  switch (value.kind) {
    case 'quantity':
      // JSON and SQLite's casts have no infinite numbers.
      return [{ number: Math.min(value.number, Number.MAX_VALUE) }]
    case 'range':
      return [{ number: value.from, numberTo: value.to }]
    case 'dimensions':
      return [
        {
          number: Math.min(
            value.numbers.reduce((product, number) => product * number, 1),
            Number.MAX_VALUE,
          ),
          choice: value.numbers.join(' × '),
        },
      ]
    case 'choice':
      return [{ choice: value.choice }]
    case 'list':
      return value.items.map(({ name, count }) => ({ choice: name, number: count }))
    case 'yes/no':
      return [{ choice: value.yes ? 'Yes' : 'No' }]
    case 'text':
    default:
      return []
  }
}
