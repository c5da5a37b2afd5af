import { honeypot, minimumFillTime, shownAt } from '@argo/domain/forms/spam-guard'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../protocol/problem.ts'

/** How long a form that came back can be sent again, in ms. */
const longestFillTime = 60 * 60_000

/** Throws a 400 for input in which the field is filled in that no visitor sees. */
export function refuseFilledHoneypot(input: unknown): void {
  const filled = (input as Record<string, unknown> | null | undefined)?.[honeypot]
  if (filled !== undefined && filled !== '')
    throw new HttpError(
      400,
      'A field that people cannot see was filled in, as programs do that send spam. Please send the form again.',
    )
}

/**
 * Throws a 400 for a form that was posted without the headers of a browser, unless it came back before and a person had the
 * time to read why.
 */
export function refusePrograms(request: FastifyRequest): void {
  if (isFromBrowser(request) || wasShownBefore(request.body as Record<string, string>)) return
  throw new HttpError(
    400,
    'We ask once more because this form came without the signs of a browser. Please send it again.',
  )
}

function isFromBrowser({ headers, host }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return true
  const { origin } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

function wasShownBefore(values: Record<string, string>): boolean {
  const age = Date.now() - Number(values[shownAt] ?? Number.NaN)
  return age >= minimumFillTime && age <= longestFillTime
}
