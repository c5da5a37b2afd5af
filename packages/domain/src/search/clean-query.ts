import { longestQuery } from './limits.ts'

/** What an address says is searched for, as one line that a visitor may read: at most as long as the field takes. */
export function cleanQuery(given: unknown): string {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? '')
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .toWellFormed()
    .trim()
}
