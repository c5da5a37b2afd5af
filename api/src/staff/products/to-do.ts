import type { Product } from '@argo/domain/products/product'
import type { ToDo } from '@argo/domain/products/to-do'
import type { Database } from '../../database/schema.ts'
import { listKept, withoutKept } from '../to-do/kept.ts'
import { rowOf } from './change.ts'
import type { DeskRow } from './desk-product.ts'
import { deskRows } from './desk-rows.ts'
import { outdatedFiles, productsWithFiles } from './outdated-files.ts'

/** All that is to be done about products, those with the most first; with what several products say together. */
export async function toDo(
  db: Database,
): Promise<{ product: Pick<Product, 'id' | 'name'>; toDo: ToDo[] }[]> {
  const rows = await deskRows(db)
  const names = Map.groupBy(rows, ({ name }) => name.toLowerCase())
  const byId = new Map(rows.map((row) => [row.id, row]))
  const files = new Map<number, ToDo[]>()
  for (const id of await productsWithFiles(db)) {
    const row = await rowOf(db, id)
    if (row) files.set(id, await outdatedFiles(db, row))
  }
  const kept = await listKept(db, 'products')
  return rows
    .map((row) => ({
      product: { id: row.id, name: row.name },
      toDo: withoutKept(
        [
          ...row.toDo,
          ...(files.get(row.id) ?? []),
          ...namesakes(row, names.get(row.name.toLowerCase()) ?? []),
          ...successor(row, byId),
          ...unpublished(row),
        ],
        String(row.id),
        kept,
      ),
    }))
    .filter((entry) => entry.toDo.length > 0)
    .toSorted((one, other) => other.toDo.length - one.toDo.length)
}

function namesakes({ id }: DeskRow, rows: readonly DeskRow[]): ToDo[] {
  const others = rows.filter((row) => row.id !== id).map((row) => row.id)
  if (others.length === 0) return []
  const sentence = `Another product has the same name (number ${others.join(', ')}).`
  return [{ kind: 'name', field: 'name', sentence }]
}

function successor({ status }: DeskRow, byId: ReadonlyMap<number, DeskRow>): ToDo[] {
  const { state, successorId } = status
  if (state !== 'discontinued' || successorId === null) return []
  if (byId.get(successorId)?.status.state === 'published') return []
  const sentence = 'Its successor is not published: the page names none.'
  return [{ kind: 'successor', field: 'state', sentence }]
}

function unpublished({ status: { publishRefusal } }: DeskRow): ToDo[] {
  if (publishRefusal === null) return []
  const sentence = `It was not published at its time: ${publishRefusal}. Publish it here.`
  return [{ kind: 'draft', field: 'state', sentence }]
}
