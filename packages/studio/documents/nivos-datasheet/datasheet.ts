import { longDate } from '@argo/domain/text/date'
import { downloadOf } from '@argo/domain/products/downloads'
import type { Product } from '../catalogue.ts'
import { bytesOf, openDocument } from '../paper/document.ts'
import { furnish } from '../paper/furniture.ts'
import { nivosFacts } from './facts.ts'
import { handlingPage, propertiesPage } from './pages.ts'

/** The datasheet of the Nivos compound as a PDF file of two pages. */
export function nivosDatasheet(product: Product): Promise<Uint8Array> {
  const nivos = nivosFacts(product)
  const { title, version, date } = downloadOf(product.id)!
  const doc = openDocument({
    title: `Argo ${title}`,
    subject: `Properties, application and safety of the ${product.name} liquid-metal compound`,
    keywords: `Argo, ${product.name}, liquid metal, thermal compound, datasheet`,
    date,
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  propertiesPage(doc, root, nivos)
  const last = handlingPage(doc, root, nivos)
  furnish(last, `${product.name} · Datasheet`, `Version ${version} · ${longDate(date)}`)
  root.end()
  return bytesOf(doc)
}
