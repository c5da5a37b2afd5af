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

const fixedHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
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

/** The hardening headers of an answer; the one that asks for https only where the site has it. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(),
    ...fixedHeaders,
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  }
}

/** Puts the hardening headers on every answer; one that has a policy of its own keeps it. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onSend', async (_request, reply) => {
    const own = reply.getHeader('Content-Security-Policy')
    reply.headers(headers)
    if (own) reply.header('Content-Security-Policy', own)
  })
}
