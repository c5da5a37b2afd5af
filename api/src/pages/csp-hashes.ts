import { cspHash } from '../protocol/security-headers.ts'

/**
 * Takes the nonce out of a page and gives the content-security sources ('sha256-…') of the inline scripts that carried
 * it. Hashes suit a page that is cached and sent twice; a nonce does not, and a script that got into the page any other
 * way never had it.
 */
export function addCspHashes(html: string, nonce: string): { html: string; scripts: string[] } {
  const inline = new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g')
  return {
    html: html
      .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, ''),
    scripts: [...html.matchAll(inline)].flatMap(([, content]) =>
      content ? [cspHash(content)] : [],
    ),
  }
}
