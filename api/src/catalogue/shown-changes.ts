import { type DatedChanges, specChanges } from '@argo/domain/products/spec-changes'
import * as z from 'zod/mini'
import type { Database } from '../database/schema.ts'

/** Changes kept in memory, of all products, and of one product. */
const most = { inAll: 5_000, ofProduct: 20 }

const RowSchema = z.object({ specs: z.string() })
const SpecsSchema = z.array(z.string())

/** What staff chose to tell visitors of, by the id of the product, newest first. */
export async function readShownChanges(
  db: Database,
): Promise<ReadonlyMap<number, readonly DatedChanges[]>> {
  const revisions = await db
    .selectFrom('revisions')
    .select(['id', 'rowId', 'at', 'before', 'after'])
    .where('shown', '=', 1)
    .where('subject', '=', 'products')
    .orderBy('id', 'desc')
    .limit(most.inAll)
    .execute()
  const changes = new Map<number, DatedChanges[]>()
  for (const { id, rowId, at, before, after } of revisions) {
    const specs = specChanges(specsIn(before), specsIn(after))
    const known = changes.get(Number(rowId)) ?? []
    if (specs.length === 0 || known.length === most.ofProduct) continue
    changes.set(Number(rowId), [...known, { id, day: at.slice(0, 10), specs }])
  }
  return changes
}

// What was stored by hand may hold no specs.
function specsIn(json: string | null): string[] {
  try {
    return z.parse(SpecsSchema, JSON.parse(z.parse(RowSchema, JSON.parse(json ?? '')).specs))
  } catch {
    return []
  }
}
