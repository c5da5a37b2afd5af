import type { AppRouter } from '@argo/api/router'
import { httpLink, type TRPCLink } from '@trpc/client'
import superjson, { deserialize, type SuperJSONResult } from 'superjson'
import { HttpError } from './http-error.ts'

/** Makes the link a browser calls procedures through; `onResponse` is called with each response. */
export function createBrowserLink(onResponse: (response: Response) => void): TRPCLink<AppRouter> {
  return httpLink({
    url: '/trpc',
    transformer: superjson,
    fetch: (url, init) => fetchOrThrow(url, init, { onResponse }),
  })
}

/** How long a response may take, body included (ms). */
const timeout = 15_000

interface FetchOptions {
  wait?: number | undefined
  onResponse?: (response: Response) => void
}

/** Fetches with credentials. Throws an HttpError for a response that is not a success, and a TimeoutError after `wait` ms. */
export async function fetchOrThrow(
  url: string | URL | Request,
  init?: RequestInit,
  { wait = timeout, onResponse }: FetchOptions = {},
): Promise<Response> {
  const signals = [AbortSignal.timeout(wait), init?.signal].filter((signal) => signal != null)
  const signal = AbortSignal.any(signals)
  const response = await fetch(url, { ...init, signal, credentials: 'include' })
  onResponse?.(response)
  if (response.ok) return response
  const body = await response.text()
  const { text, ...failure } = readFailure(body)
  throw new HttpError(response.status, text || response.statusText, failure)
}

interface ProcedureFailure {
  message: string
  data: { errors?: Record<string, string>; current?: unknown }
}

// A procedure's failure, a problem of the server's, or whatever a proxy in between wrote.
function readFailure(body: string): {
  text: string
  fields?: Record<string, string>
  current?: unknown
} {
  try {
    const json = JSON.parse(body) as { error?: SuperJSONResult; detail?: string }
    if (json.error) {
      const { message, data } = deserialize<ProcedureFailure>(json.error)
      return { text: message, fields: data.errors ?? {}, current: data.current }
    }
    return { text: json.detail ?? body }
  } catch {
    return { text: body }
  }
}
