import { httpErrorOf } from './http-error.ts'

/**
 * Why the server refused a call and when to try again, in its own words, if it did so on purpose: for the call as a whole (400), because
 * too many were made (429) or because it cannot take any now (503).
 */
export function refusalWords(error: unknown): string | undefined {
  const failure = httpErrorOf(error)
  if (!failure || ![400, 429, 503].includes(failure.status)) return undefined
  const words = failure.message.replace(/^\d+: /, '')
  // A proxy in between may send a page of its own.
  return words.includes('<') ? undefined : words
}
