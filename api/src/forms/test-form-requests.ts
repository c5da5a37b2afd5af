import type { InjectOptions } from 'fastify'

/** What browsers add to a form that is posted from the site's own page. */
export const asBrowser = { 'sec-fetch-site': 'same-origin' }

/** A form as it is posted without scripts. */
export function posted(url: string, fields: Record<string, string>, headers = {}): InjectOptions {
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  }
}

/** A call with JSON, of the documented API or of a procedure. */
export function called(url: string, payload: object | string): InjectOptions {
  return { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload }
}
