import type { Database } from '../../database/schema.ts'
import { mergeRows } from '../revisions/merge.ts'
import { differencesIn, type Subject } from '../revisions/subject.ts'

const labels = { target: 'Leads to' }

/** The redirects, as the history tells their changes. */
export const redirectSubject: Subject = {
  table: 'redirects',
  key: 'path',
  nameOf: ({ path }) => String(path),
  differences: (before, after) => differencesIn(labels, (_, value) => String(value), before, after),
  refusal: (db, { path, target }) => loopOf(db, String(path), String(target)),
  merge: (rows) => mergeRows(rows, { labels }),
}

/** Why a redirect would lead in a circle, once its target is not found either; undefined if it would not. */
export async function loopOf(
  db: Database,
  path: string,
  target: string,
): Promise<string | undefined> {
  const redirects = await db.selectFrom('redirects').selectAll().execute()
  const targets = new Map(redirects.map((redirect) => [redirect.path, redirect.target]))
  targets.set(path, target)
  const passed = new Set<string>()
  let at: string | undefined = path
  while (at !== undefined && !passed.has(at)) {
    passed.add(at)
    at = targets.get(at)?.split(/[?#]/)[0]
  }
  return at === undefined ? undefined : `${target} leads back to ${at}: change that first.`
}
