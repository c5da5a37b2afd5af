import type { Database, ProductRow } from '../../database/schema.ts'
import { rowVersion } from '../revisions/row.ts'
import { formOfRow } from '../products/form-of-row.ts'
import { type Cells, cellsOf } from './cells.ts'

/** The cells of a product as they were exported: those of the version that a sheet names, which may be an earlier one. */
export async function exportedCells(
  db: Database,
  row: ProductRow,
  version: string,
): Promise<Cells | undefined> {
  const known = (some: ProductRow) => {
    const form = formOfRow(some)
    return form && cellsOf(form)
  }
  if (version === '' || version === rowVersion(row)) return known(row)
  const revisions = await db
    .selectFrom('revisions')
    .select(['before', 'after'])
    .where('subject', '=', 'products')
    .where('rowId', '=', String(row.id))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  for (const json of revisions.flatMap(({ before, after }) => [after, before])) {
    const earlier: ProductRow | undefined = json === null ? undefined : JSON.parse(json)
    if (earlier && rowVersion(earlier) === version) return known(earlier)
  }
  return undefined
}
