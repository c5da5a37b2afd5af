import { notify } from '../../lib/notifications/notify.ts'
import { hadNoResponse, httpErrorOf, timedOut } from '../../lib/trpc/http-error.ts'

/** Of a call without an answer. */
export const notReached =
  'The desk could not be reached. Please check your connection and try again.'

/** Why a call failed and what to do: the desk's own words, if it refused the call. */
export function failureMessage(error: unknown): string {
  if (timedOut(error)) return 'The desk took too long to answer. Please try again.'
  if (hadNoResponse(error)) return notReached
  const words = httpErrorOf(error)?.message.replace(/^\d+: /, '')
  // A proxy in between may send a page of its own.
  return words && !words.includes('<') ? words : 'That did not work. Please try again.'
}

/** Shows in a notification that a call failed, and why. Gives what dismisses it. */
export function notifyFailure(title: string, error: unknown): () => void {
  return notify({ title, text: failureMessage(error), tone: 'failure' })
}
