import { downloads } from '@argo/domain/products/downloads'
import type { Product } from './catalogue.ts'
import { edgeManual } from './edge-manual/manual.ts'
import { nivosDatasheet } from './nivos-datasheet/datasheet.ts'
import { profileEditor } from './software.ts'

const makers: Record<number, (product: Product) => Uint8Array | Promise<Uint8Array>> = {
  71: profileEditor,
  79: edgeManual,
  93: nivosDatasheet,
}

/** Makes every file of the download list from the catalogue: bytes by file name. Throws for a product without a maker. */
export async function makeAll(catalogue: Map<number, Product>): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const { productId, fileName } of downloads) {
    const product = catalogue.get(productId)
    const make = makers[productId]
    if (!product || !make) throw new Error(`Nothing makes ${fileName} for product ${productId}`)
    files.set(fileName, await make(product))
  }
  return files
}
