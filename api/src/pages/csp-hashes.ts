import { cspHash } from '../http/security-headers.ts'

/**
 * Takes the nonce out of a page and gives the content-security sources ('sha256-…') of the inline scripts and styles
 * that carried it. Hashes suit a page that is cached and sent twice; a nonce does not, and a script that got into the
 * page any other way never had it.
 */
export function addCspHashes(
  html: string,
  nonce: string,
): { html: string; scripts: string[]; styles: string[] } {
  const sourcesOf = (tag: 'script' | 'style') => {
    const inlines = new RegExp(
      `<${tag}(?![^>]*json)[^>]* nonce="${nonce}"[^>]*>([^]*?)</${tag}>`,
      'g',
    )
    return [...html.matchAll(inlines)]
      .map(([, content]) => content ?? '')
      .filter((content) => content !== '')
      .map(cspHash)
  }
  return {
    html: html
      .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, ''),
    scripts: sourcesOf('script'),
    styles: sourcesOf('style'),
  }
}
