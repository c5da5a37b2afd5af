import { httpErrorOf } from '../../lib/http-error.ts'
import { retryWords } from '../../lib/retry-message.ts'

/** Why a subscription failed and what to do, in a sentence for the visitor. */
export function refusalOf(error: unknown): string {
  const wrongAddress = httpErrorOf(error)?.fields.email
  return (
    wrongAddress ??
    retryWords(error) ??
    'Please check your connection and try again. Your address is still in the field.'
  )
}
