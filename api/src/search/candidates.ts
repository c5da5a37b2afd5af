import { readDocument, type SearchDocument, wholeName } from '@argo/domain/search/document'
import { indexQuery, namesQuery, wholeNameQuery } from '@argo/domain/search/index-query'
import type { Term } from '@argo/domain/search/query'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** A product that a search may be about. */
export interface Candidate {
  id: number
  document: SearchDocument
}

/** As many are ranked by name and kind, and as many by all words: of more, the newest. PostgreSQL's function finds no more. */
export const mostCandidates = 150

/** The products that have all terms, or any of them: those whose name or kind says them, and others. */
export async function candidates(
  db: Database,
  terms: readonly Term[],
  which: 'all' | 'any',
): Promise<Candidate[]> {
  if (terms.length === 0) return []
  const [byName, anywhere] = await Promise.all([
    read(db, indexQuery(terms, { where: 'name', which })),
    read(db, indexQuery(terms, { where: 'anywhere', which })),
  ])
  return [...new Map([...byName, ...anywhere].map((each) => [each.id, each])).values()]
}

/** The products whose whole name is written so, perhaps with one error. */
export async function candidatesByWholeName(db: Database, written: string): Promise<Candidate[]> {
  const query = wholeNameQuery(written)
  return query === '' ? [] : read(db, query)
}

/** The ids of the products whose whole name is one of those. */
export async function idsByNames(db: Database, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  const found = await read(db, namesQuery(names))
  return found.flatMap(({ id, document }) => (names.includes(wholeName(document)) ? [id] : []))
}

async function read(db: Database, query: string): Promise<Candidate[]> {
  const { rows } = await sql<{ rowid: number; words: string }>`
    select rowid, words from product_search(${query}) order by rowid desc limit ${mostCandidates}`.execute(
    db,
  )
  return rows.map(({ rowid, words }) => ({ id: rowid, document: readDocument(words) }))
}
