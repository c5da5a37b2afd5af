import * as z from 'zod/mini'
import { optionalLine } from '../text/text.ts'
import { isGtin } from './gtin.ts'

/** Optional one-line texts of a product, each with a column of the same name. Form, sheets and history are made from this list. */
export const lineFields = {
  searchTitle: { name: 'Title for search engines', schema: optionalLine('a title', 70) },
  searchDescription: {
    name: 'Summary for search engines',
    schema: optionalLine('a summary', 200),
  },
  gtin: {
    name: 'GTIN',
    schema: optionalLine('a GTIN', 14).check(
      z.refine(
        (gtin) => gtin === '' || isGtin(gtin),
        'A GTIN has 8, 12, 13, or 14 digits, and the last one checks the others',
      ),
    ),
  },
}

export type LineField = keyof typeof lineFields

export const lineFieldKeys = Object.keys(lineFields) as LineField[]

/** An entry for each of these fields. */
export function byLineField<T>(entryOf: (field: LineField) => T): Record<LineField, T> {
  return Object.fromEntries(lineFieldKeys.map((field) => [field, entryOf(field)])) as Record<
    LineField,
    T
  >
}
