import { longestQuery } from './limits.ts'

/** What an address says is searched for, the first time that it says so, as one line that a visitor may read: at most as long as the field takes. */
export function cleanQuery(given: unknown): string {
  const first: unknown = Array.isArray(given) ? given[0] : given
  const text = typeof first === 'string' ? first : (JSON.stringify(first) ?? '')
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .toWellFormed()
    .trim()
}
