import type { FastifyInstance } from 'fastify'

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
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

/** Hardening headers on every answer; the ones that ask for https only where the site has it. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = {
    ...fixedHeaders,
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  }
  const strictest = contentSecurityPolicy()
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers)
    if (!reply.hasHeader('Content-Security-Policy'))
      reply.header('Content-Security-Policy', strictest)
  })
}
