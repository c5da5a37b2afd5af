import type { Download } from './download-schema.ts'
import { downloadFiles } from './download-files.gen.ts'

const issued = <Name extends keyof typeof downloadFiles>(
  fileName: Name,
  version: string,
  date: string,
) => ({
  href: `/downloads/${fileName}` as const,
  fileName,
  version,
  date,
  language: 'en',
  ...downloadFiles[fileName],
})

/** The files that came with the site. */
export const downloads: Download[] = [
  {
    productId: 79,
    kind: 'Manual',
    title: 'Edge Assembly Manual',
    mediaType: 'application/pdf',
    ...issued('argo-edge-assembly-manual.pdf', '1.2', '2026-11-22'),
  },
  {
    productId: 71,
    kind: 'Software',
    title: 'G-100M Software',
    mediaType: 'application/zip',
    ...issued('argo-g-100m-software.zip', '1.1.0', '2026-11-22'),
  },
  {
    productId: 93,
    kind: 'Datasheet',
    title: 'Nivos Datasheet',
    mediaType: 'application/pdf',
    ...issued('argo-nivos-datasheet.pdf', '1.3', '2026-11-23'),
  },
]

/** The file of a product that came with the site, or undefined when it has none. */
export function downloadOf(productId: number): Download | undefined {
  return downloads.find((download) => download.productId === productId)
}

/** The address of an uploaded file; another content has another address. */
function downloadHref(sha256: string, fileName: string): Download['href'] {
  return `/downloads/${sha256.slice(0, 16)}/${encodeURIComponent(fileName)}`
}

/** All present files, by product: an uploaded one takes the place of one of its kind and language that came with the site. */
export function downloadsByProduct(
  uploaded: readonly Omit<Download, 'href'>[],
): Map<number, Download[]> {
  const isReplaced = ({ productId, kind, language }: Download) =>
    uploaded.some(
      (file) => file.productId === productId && file.kind === kind && file.language === language,
    )
  const present = [
    ...downloads.filter((download) => !isReplaced(download)),
    ...uploaded.map((file) => ({ ...file, href: downloadHref(file.sha256, file.fileName) })),
  ]
  return Map.groupBy(present, ({ productId }) => productId)
}
