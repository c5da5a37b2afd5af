import type { ToDo } from '@argo/domain/products/to-do'
import type { Database } from '../../database/schema.ts'

/** What something to do is about: a product by its id, or a text by its key. */
export interface ToDoKey {
  subject: 'products' | 'texts'
  rowId: string
  /** What is to be done, word for word: once that is something else, it is to be done again. */
  sentence: string
}

/** Something to do that stays as it is, why, and who said so. */
export type KeptToDo = Awaited<ReturnType<typeof listKept>>[number]

/** Has something to do stay as it is, for a reason; of several who say so, the last. */
export async function keepToDo(
  db: Database,
  key: ToDoKey,
  { reason, personId, at }: { reason: string; personId: number; at: Date },
): Promise<void> {
  const said = { reason, personId, keptAt: at.toISOString() }
  await db
    .insertInto('keptToDos')
    .values({ ...key, ...said })
    .onConflict((conflict) => conflict.columns(['subject', 'rowId', 'sentence']).doUpdateSet(said))
    .execute()
}

/** Has something be done after all. */
export async function releaseToDo(
  db: Database,
  { subject, rowId, sentence }: ToDoKey,
): Promise<void> {
  await db
    .deleteFrom('keptToDos')
    .where('subject', '=', subject)
    .where('rowId', '=', rowId)
    .where('sentence', '=', sentence)
    .execute()
}

/** What stays as it is, of a subject or of one row. */
export function listKept(db: Database, subject: ToDoKey['subject'], rowId?: string) {
  let query = db
    .selectFrom('keptToDos')
    .leftJoin('staffPeople', 'staffPeople.id', 'keptToDos.personId')
    .select(['rowId', 'sentence', 'reason', 'keptAt', 'staffPeople.name as person'])
    .where('subject', '=', subject)
    .orderBy('keptAt')
  if (rowId !== undefined) query = query.where('rowId', '=', rowId)
  return query.execute()
}

/** What is to be done but for what stays as it is. */
export function withoutKept(
  toDo: readonly ToDo[],
  rowId: string,
  kept: readonly KeptToDo[],
): ToDo[] {
  return toDo.filter(
    ({ sentence }) => !kept.some((each) => each.rowId === rowId && each.sentence === sentence),
  )
}
