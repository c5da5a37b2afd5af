import type { Periods } from '@argo/domain/texts/periods'
import { storedText } from '../../catalogue/texts.ts'
import type { Database } from '../../database/schema.ts'

/** The years of warranty as they are kept now; undefined where SQL made them unreadable. */
export function periodsOf(db: Database): Promise<Periods | undefined> {
  return storedText(db, 'periods').catch(() => undefined)
}
