import { hadNoResponse, timedOut } from '../../lib/http-error.ts'
import { refusalWords } from '../../lib/refusal-words.ts'

/** Why a page could not be shown and when to try again, in a sentence or two for the visitor. */
export function causeOf(error: unknown): string {
  if (timedOut(error)) return 'The server took too long to respond. Please try again.'
  if (hadNoResponse(error))
    return 'The server could not be reached. Please check your connection and try again.'
  return refusalWords(error) ?? 'Something failed on our side. Please try again in a moment.'
}
