import { brotliCompressSync } from 'node:zlib'
import type { Answer } from './answer.ts'

/**
 * A page as a browser can show it soonest: the same HTML, styles and security headers, without scripts.
 * One of those headers has the browser begin a new process for the page, which takes its time.
 */
export async function makeStaticBaseline(siteUrl: string, address: string): Promise<Answer> {
  const page = await fetch(siteUrl + address)
  const html = await page.text()
  const twin = html
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
  const body = brotliCompressSync(twin)
  const security = securityHeaders.map((name) => [name, page.headers.get(name) ?? ''])
  return {
    body,
    headers: {
      ...Object.fromEntries(security),
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'content-encoding': 'br',
    },
  }
}

const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]
