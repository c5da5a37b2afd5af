import { escapeUTF8 } from 'entities'
import { withoutPlace } from '@argo/domain/pictures/uploaded-picture'

// What XML 1.0 has no way to hold (section 2.2), besides halves of characters.
const impossible = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

/** Text as XML holds it, in an element or in a quoted attribute. */
export function escapeXml(text: string): string {
  return escapeUTF8(text.toWellFormed().replaceAll(impossible, '\uFFFD'))
}

/** The whole address of a page or picture, of ours or from elsewhere; undefined for text that is no address. */
export function wholeAddress(site: string, src: string): string | undefined {
  // Most are plain paths, and a catalogue has 100,000 pictures.
  if (/^(?:\/[\w-]+)+(?:\.\w+)?$/.test(src)) return site + src
  return URL.parse(withoutPlace(src), site)?.href
}
