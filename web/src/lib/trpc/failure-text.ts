import { hadNoResponse, timedOut } from './http-error.ts'

interface FailureTexts {
  timeout: string
  /** For a connection that was lost; that of any other failure by default. */
  noResponse?: string | undefined
  other: string
}

// Of a 500 the server's own words have the request's number; a proxy in between may send a page of its own.
const ownWords = /^(?:400: |429: |503: |500: (?=Something went wrong on our side\.))([^<]+)$/

/**
 * Why a call failed and what to do, in sentences for the visitor: the server's own, if it refused on purpose, or one of these. By the
 * message alone, which is all that a browser gets of an error with which the server rendered a page.
 */
export function failureText(error: unknown, { timeout, noResponse, other }: FailureTexts): string {
  if (timedOut(error)) return timeout
  if (noResponse !== undefined && hadNoResponse(error)) return noResponse
  return (error instanceof Error && ownWords.exec(error.message)?.[1]) || other
}
