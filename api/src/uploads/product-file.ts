import type { ProductFileTable } from '../database/schema.ts'

type MediaType = ProductFileTable['mediaType']

const endings: Record<MediaType, string> = { 'application/pdf': 'pdf', 'application/zip': 'zip' }

/** The name of a product's file in the folder of uploads. */
export function storedName({
  sha256,
  mediaType,
}: Pick<ProductFileTable, 'sha256' | 'mediaType'>): string {
  return `${sha256}.${endings[mediaType]}`
}

/** The name by which a file is downloaded: its ending says what it is. */
export function fileNameOf(name: string, mediaType: MediaType): string {
  return name.toLowerCase().endsWith(`.${endings[mediaType]}`)
    ? name
    : name.replace(/[^.]+$/, endings[mediaType])
}
