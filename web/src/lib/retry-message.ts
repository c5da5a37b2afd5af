import { httpErrorOf } from './http-error.ts'

/** When to try again, in the server's words, if a call failed because too many were made. */
export function retryWords(error: unknown): string | undefined {
  const failure = httpErrorOf(error)
  return failure?.status === 429 ? failure.message.replace(/^429: /, '') : undefined
}
