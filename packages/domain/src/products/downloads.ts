import { downloadFiles } from './download-files.gen.ts'

/** A file behind a product's download button. */
export interface Download {
  productId: number
  kind: 'Manual' | 'Software' | 'Datasheet'
  title: string
  href: `/downloads/${string}`
  fileName: string
  mediaType: 'application/pdf' | 'application/zip'
  version: string
  /** Day of issue, YYYY-MM-DD. */
  date: string
  bytes: number
  /** Lower-case hexadecimal. */
  sha256: string
}

const issued = <Name extends keyof typeof downloadFiles>(
  fileName: Name,
  version: string,
  date: string,
) => ({
  href: `/downloads/${fileName}` as const,
  fileName,
  version,
  date,
  ...downloadFiles[fileName],
})

/** Every file the site offers. */
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

/** The file of a product, or undefined when it has none. */
export function downloadOf(productId: number): Download | undefined {
  return downloads.find((download) => download.productId === productId)
}
