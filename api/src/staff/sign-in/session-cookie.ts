import type { FastifyReply, FastifyRequest } from 'fastify'
import { longestSession } from './sessions.ts'

// With https the name itself has browsers refuse a cookie that is not of this host alone.
const nameAt = (staffUrl: string) => (isHttps(staffUrl) ? '__Host-argo-desk' : 'argo-desk')

/** The token of a request's session. */
export function readSession(request: FastifyRequest, staffUrl: string): string | undefined {
  return request.cookies[nameAt(staffUrl)]
}

/** Has the browser keep a session's token, or forget it and what the desk stored on the device. */
export function keepSession(
  reply: FastifyReply,
  staffUrl: string,
  token: string | undefined,
): void {
  if (token === undefined) reply.header('Clear-Site-Data', '"storage"')
  void reply.setCookie(nameAt(staffUrl), token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(staffUrl),
    maxAge: token === undefined ? 0 : longestSession / 1_000,
  })
}

function isHttps(staffUrl: string): boolean {
  return staffUrl.startsWith('https:')
}
