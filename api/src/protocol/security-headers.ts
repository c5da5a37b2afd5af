import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const policy = {
  'manifest-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // No text becomes a script or markup. The one policy is for the address in web/src/lib/browser/service-worker.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'service-worker',
}

// What a browser can do for a page and this site never uses.
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const

/** The policy that turns off what pages never use, but for what is named. */
export function permissionsPolicy(...used: (typeof unusedFeatures)[number][]): string {
  return unusedFeatures
    .filter((feature) => !used.includes(feature))
    .map((feature) => `${feature}=()`)
    .join(', ')
}

/**
 * Headers that keep a page apart from the page that opened it, for pages of people who are signed in. Of others they would
 * protect nothing, and a phone that opens a link in an empty tab has to start another process for them.
 */
export const isolationHeaders = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const fixedHeaders = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': permissionsPolicy(),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** The source ('sha256-…') that lets an inline script or style with this content through a policy. */
export function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** The content security policy, with the sources of scripts and of styles beside the site's own that it lets through. */
export function contentSecurityPolicy({
  scripts = [],
  styles = [],
}: { scripts?: string[]; styles?: string[] } = {}): string {
  const directives = {
    'default-src': "'none'",
    ...(scripts.length > 0 && { 'script-src': scripts.join(' ') }),
    'style-src': ["'self'", ...styles].join(' '),
    ...policy,
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** For which hosts browsers are told to use https alone; `preload` asks for a place on their list of such hosts. */
export const httpsScopes = ['host', 'subdomains', 'preload'] as const
export type HttpsScope = (typeof httpsScopes)[number]

const transportSecurity: Record<HttpsScope, string> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

/** The hardening headers of a response; the one that asks for https only where the site has it. */
export function securityHeaders(
  publicUrl: string,
  httpsScope: HttpsScope = 'host',
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(),
    ...fixedHeaders,
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': transportSecurity[httpsScope],
    }),
  }
}

/** Puts the hardening headers on every response, below the route’s own; failures have the request’s id too. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const status = payload instanceof Response ? payload.status : reply.statusCode
    if (status >= 400) reply.header('X-Request-Id', request.id)
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

// Those that browsers obey in documents and workers alone.
const documentHeaders = ['Content-Security-Policy', ...Object.keys(fixedHeaders)].filter(
  (name) => name !== 'Cross-Origin-Resource-Policy' && name !== 'X-Content-Type-Options',
)

/** Leaves out of files, but SVGs, the 750 bytes of headers that browsers obey in documents and workers alone. */
export function leaveOutDocumentHeaders(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    const isSvg = String(reply.getHeader('Content-Type')).startsWith('image/svg')
    if (reply.statusCode >= 400 || isSvg) return
    for (const name of documentHeaders) reply.removeHeader(name)
  })
}

/** Lets pages of other sites read the responses of a scope's reads, which are the same for everybody. */
export function allowOtherOrigins(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (['GET', 'HEAD'].includes(request.method)) reply.header('Access-Control-Allow-Origin', '*')
  })
}
