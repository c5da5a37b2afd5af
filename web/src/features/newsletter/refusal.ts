import { httpErrorOf, timedOut } from '../../lib/trpc/http-error.ts'
import { refusalWords } from '../../lib/trpc/refusal-words.ts'

/** Why a subscription failed and what to do, in a sentence for the visitor. */
export function refusalOf(error: unknown): string {
  if (timedOut(error))
    return 'No response came in time. Please try again: to subscribe twice changes nothing.'
  const wrongAddress = httpErrorOf(error)?.fields.email
  return (
    wrongAddress ??
    refusalWords(error) ??
    'Please check your connection and try again. Your address is still in the field.'
  )
}
