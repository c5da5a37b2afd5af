import {
  type SiteTexts,
  siteTextSchemas,
  type TextKey,
  textKeys,
  unwrittenTexts,
} from '@argo/domain/texts/site-texts'
import type { Selectable } from 'kysely'
import type { Database, SiteTextTable } from '../database/schema.ts'

/** The brand's texts that can be read, and why the others cannot. */
export interface Texts {
  readable: Partial<SiteTexts>
  failures: Partial<Record<TextKey, unknown>>
  /** Days of their last change, YYYY-MM-DD. */
  changed: Partial<Record<TextKey, string>>
}

/** Every text as its row has it. */
export async function readTexts(db: Database): Promise<Texts> {
  const rows = await rowsOf(db).execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const texts: Texts = { readable: {}, failures: {}, changed: {} }
  for (const key of textKeys) read(texts, key, byKey.get(key))
  return texts
}

/** A text as its row has it now, without reading the catalogue. Throws where it is missing or cannot be read. */
export async function storedText<Key extends TextKey>(
  db: Database,
  key: Key,
): Promise<SiteTexts[Key]> {
  const texts: Texts = { readable: {}, failures: {}, changed: {} }
  read(texts, key, await rowsOf(db).where('key', '=', key).executeTakeFirst())
  return textIn({ texts }, key)
}

function rowsOf(db: Database) {
  return db.selectFrom('siteTexts').select(['key', 'value', 'updatedAt'])
}

function read(
  texts: Texts,
  key: TextKey,
  row: Pick<Selectable<SiteTextTable>, 'value' | 'updatedAt'> | undefined,
): void {
  if (row) texts.changed[key] = row.updatedAt.slice(0, 10)
  try {
    const text = row ? siteTextSchemas[key].parse(JSON.parse(row.value)) : unwrittenTexts[key]
    Object.assign(texts.readable, { [key]: text })
  } catch (error) {
    texts.failures[key] = error
  }
}

/** A text of the brand's. Throws where its row is missing or cannot be read. */
export function textIn<Key extends TextKey>(
  { texts: { readable, failures } }: { texts: Texts },
  key: Key,
): SiteTexts[Key] {
  const text = readable[key]
  if (text === undefined)
    throw new Error(`The row ${key} of site_texts cannot be read`, { cause: failures[key] })
  return text
}
