import { hadNoResponse, timedOut } from '../../lib/trpc/http-error.ts'

/** Why a page could not be shown and when to try again, in a sentence or two for the visitor. */
export function causeOf(error: unknown): string {
  if (timedOut(error)) return 'The server took too long to respond. Please try again.'
  if (hadNoResponse(error))
    return 'The server could not be reached. Please check your connection and try again.'
  return serverWords(error) ?? 'Something failed on our side. Please try again in a moment.'
}

// Of a 500 the server's own words have the request's number; a proxy in between may send anything.
const words = /^(?:400: |429: |503: |500: (?=Something went wrong on our side\.))([^<]+)$/

// By the message, which is all that a browser gets of an error with which the server rendered a page.
function serverWords(error: unknown): string | undefined {
  return error instanceof Error ? words.exec(error.message)?.[1] : undefined
}
