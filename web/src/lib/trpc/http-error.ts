import { TRPCClientError, type TRPCLink } from '@trpc/client'
import type { AnyTRPCRouter } from '@trpc/server'
import { observable } from '@trpc/server/observable'

/** A failed response: its message is the status code, a colon and the response’s text. */
export class HttpError extends Error {
  readonly status: number
  /** One message a field, when the server refused the input. */
  readonly fields: Record<string, string>
  /** What is there now, when another was faster (409). */
  readonly current: unknown

  constructor(
    status: number,
    text: string,
    { fields = {}, current }: { fields?: Record<string, string>; current?: unknown } = {},
  ) {
    super(`${status}: ${text}`)
    this.name = 'HttpError'
    this.status = status
    this.fields = fields
    this.current = current
  }
}

/** The failed response behind an error, or undefined when there was none. */
export function httpErrorOf(error: unknown): HttpError | undefined {
  const cause = error instanceof TRPCClientError ? error.cause : error
  return cause instanceof HttpError ? cause : undefined
}

/** True for a response that says the request itself is wrong: a retry gives the same. */
export function isClientError(error: unknown): boolean {
  const status = httpErrorOf(error)?.status
  return status !== undefined && status >= 400 && status < 500
}

/** True for a read of something that does not exist, or that no address could name. */
export function isMissing(error: unknown): boolean {
  const status = httpErrorOf(error)?.status
  return status === 404 || status === 400
}

/** True for a call that got no response: the connection was lost, or there was none. */
export function hadNoResponse(error: unknown): boolean {
  return error instanceof TRPCClientError && error.cause instanceof TypeError
}

/** True for a call that was given up because its response took too long. */
export function timedOut(error: unknown): boolean {
  return error instanceof TRPCClientError && error.cause?.name === 'TimeoutError'
}

/** Gives every failed call an HttpError as cause and message; with `on401: 'returnNull'`, a read null for a 401. */
export const httpErrorLink: TRPCLink<AnyTRPCRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          const { data, message } = error
          const failure = data
            ? new HttpError(data.httpStatus, message, {
                fields: data.errors,
                current: data.current,
              })
            : httpErrorOf(error)
          if (failure?.status === 401 && op.context.on401 === 'returnNull') {
            observer.next({ result: { type: 'data', data: null } })
            observer.complete()
          } else {
            observer.error(failure ? TRPCClientError.from(failure) : error)
          }
        },
      }),
    )

interface FailureTexts {
  timeout: string
  /** For a connection that was lost; that of any other failure by default. */
  noResponse?: string | undefined
  /** For a refused input; the server's own words by default. */
  refused?: string | undefined
  other: string
}

// Of a 500 the server's own words have the request's number; a proxy in between may send a page of its own.
const ownWords = /^(?:400: |429: |503: |500: (?=Something went wrong on our side\.))([^<]+)$/

/**
 * Why a call failed and what to do, in sentences for the visitor: the server's own, if it refused on purpose, or one of these. By the
 * message alone, which is all that a browser gets of an error with which the server rendered a page.
 */
export function failureText(
  error: unknown,
  { timeout, noResponse, refused, other }: FailureTexts,
): string {
  if (timedOut(error)) return timeout
  if (noResponse !== undefined && hadNoResponse(error)) return noResponse
  if (refused !== undefined && error instanceof Error && error.message.startsWith('400: '))
    return refused
  return (error instanceof Error && ownWords.exec(error.message)?.[1]) || other
}
