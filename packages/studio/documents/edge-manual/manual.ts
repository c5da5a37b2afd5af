import { longDate } from '@argo/domain/text/date'
import { downloadOf } from '@argo/domain/products/downloads'
import type { Product } from '../catalogue.ts'
import { bytesOf, openDocument } from '../paper/document.ts'
import { furnish } from '../paper/furniture.ts'
import { safetyAndWarranty } from './care.ts'
import { clearances } from './clearances.ts'
import { cover } from './cover.ts'
import { edgeFacts } from './facts.ts'
import { inTheBox, knowYourCase } from './preparation.ts'
import { stepHeadlines, stepPages } from './step-pages.ts'

const headlines = [
  'In the box',
  'Getting to know the case',
  ...stepHeadlines,
  'Clearances',
  'Safety, care and warranty',
]

/** The assembly manual of the Edge as a PDF file. */
export function edgeManual(product: Product): Promise<Uint8Array> {
  const edge = edgeFacts(product)
  const { title, version, date } = downloadOf(product.id)!
  const doc = openDocument({
    title: `Argo ${title}`,
    subject: `How to build a computer into the ${product.name} case`,
    keywords: `Argo, ${product.name}, PC case, assembly manual`,
    date,
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  cover(doc, root, edge, headlines)
  inTheBox(doc, root)
  knowYourCase(doc, root, edge)
  stepPages(doc, root, edge)
  clearances(doc, root, edge)
  const last = safetyAndWarranty(doc, root, product)
  furnish(last, `${product.name} · Assembly manual`, `Version ${version} · ${longDate(date)}`)
  root.end()
  return bytesOf(doc)
}
