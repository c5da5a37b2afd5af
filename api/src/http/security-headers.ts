import type { FastifyInstance } from 'fastify'

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
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
]

const fixedHeaders = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** The content security policy, with the sources ('sha256-…') of inline scripts and styles it lets through. */
export function contentSecurityPolicy({
  scripts = [],
  styles = [],
}: { scripts?: string[]; styles?: string[] } = {}): string {
  const more: Record<string, string[]> = { 'script-src': scripts, 'style-src': styles }
  return Object.entries(policy)
    .map(([name, value]) => [name, value, ...(more[name] ?? [])].join(' '))
    .join('; ')
}

/** The hardening headers of a response; the one that asks for https only where the site has it. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(),
    ...fixedHeaders,
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000',
    }),
  }
}

/**
 * Puts the hardening headers on every response; a header that the route has set itself stays. A refusal or a
 * failure has the request's id too, by which the log names it.
 */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const status = payload instanceof Response ? payload.status : reply.statusCode
    if (status >= 400) reply.header('X-Request-Id', request.id)
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

/** Lets pages of other sites read the responses of a scope's reads, which are the same for everybody. */
export function allowOtherOrigins(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (['GET', 'HEAD'].includes(request.method)) reply.header('Access-Control-Allow-Origin', '*')
  })
}
