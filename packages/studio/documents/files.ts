import { downloads } from '@argo/domain/products/downloads'
import type { Product } from '@argo/domain/products/product'
import { edgeManual } from './edge-manual/manual.ts'
import { nivosDatasheet } from './nivos-datasheet/datasheet.ts'
import { profileEditor } from './software.ts'

const makers: Record<number, (product: Product) => string | Uint8Array> = {
  71: profileEditor,
  79: edgeManual,
  93: nivosDatasheet,
}

/** The name and source of each download: the markup of a PDF, or the bytes of another file. Throws for one that nothing makes. */
export function sources(
  catalogue: Map<number, Product>,
): [fileName: string, string | Uint8Array][] {
  return downloads.map(({ productId, fileName }) => {
    const product = catalogue.get(productId)
    const make = makers[productId]
    if (!product || !make) throw new Error(`Nothing makes ${fileName} for product ${productId}`)
    return [fileName, make(product)]
  })
}
