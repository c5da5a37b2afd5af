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
