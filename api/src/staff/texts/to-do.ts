import type { ToDo } from '@argo/domain/products/to-do'
import { type HomeText, type TextKey, textKeys } from '@argo/domain/texts/site-texts'
import type { Database } from '../../database/schema.ts'
import { ConflictError } from '../revisions/conflict.ts'
import { figuresOf, textOf } from './queries.ts'

/** What is to be done about the texts: those that cannot be read, and figures that the home page does not show. */
export async function textsToDo(
  db: Database,
  now: Date,
): Promise<{ key: TextKey; toDo: ToDo[] }[]> {
  const all: { key: TextKey; toDo: ToDo[] }[] = []
  for (const key of textKeys) all.push({ key, toDo: await toDoOf(db, key, now) })
  return all.filter(({ toDo }) => toDo.length > 0)
}

async function toDoOf(db: Database, key: TextKey, now: Date): Promise<ToDo[]> {
  try {
    const opened = await textOf(db, key)
    return opened?.key === 'home' ? hiddenFigures(db, opened.text as HomeText, now) : []
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    return [{ kind: 'malformed', field: '', sentence: error.message }]
  }
}

async function hiddenFigures(db: Database, { panels }: HomeText, now: Date): Promise<ToDo[]> {
  const shown = await figuresOf(db, panels, now)
  return panels.flatMap(({ label }, index) =>
    shown[index] === null
      ? {
          kind: 'feature' as const,
          field: `panels.${index}.productId`,
          sentence: `Figure ${index + 1}, “${label}”, is not shown: its product is not published, or states no such spec.`,
        }
      : [],
  )
}
