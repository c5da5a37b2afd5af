import { brotliCompressSync } from 'node:zlib'
import type { RecordedResponse } from './recorded-response.ts'

/**
 * The fastest a browser could show a page: the same HTML, styles and security headers, without scripts.
 * The headers belong to it because Cross-Origin-Opener-Policy makes the browser start a new process.
 */
export async function makeStaticBaseline(
  siteUrl: string,
  address: string,
): Promise<RecordedResponse> {
  const page = await fetch(siteUrl + address)
  const html = await page.text()
  const body = brotliCompressSync(
    html.replaceAll(/<link rel="stylesheet"[^>]*>/g, '').replaceAll(/<script\b.*?<\/script>/gs, ''),
  )
  return {
    body,
    headers: [
      ...securityHeaders.flatMap((name) => [name, page.headers.get(name) ?? '']),
      'content-type',
      'text/html; charset=utf-8',
      'content-length',
      String(body.length),
      'content-encoding',
      'br',
    ],
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
