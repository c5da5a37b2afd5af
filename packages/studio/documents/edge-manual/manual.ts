import type { Product } from '@argo/domain/products/product'
import { documentMarkup, type Page } from '../paper.ts'
import { edgeFacts } from './facts.ts'
import { clearances, cover, inTheBox, knowYourCase, safetyAndWarranty, stepPages } from './pages.ts'

/** The assembly manual of the Edge. */
export function edgeManual(product: Product): string {
  const edge = edgeFacts(product)
  const pages: Page[] = [
    inTheBox(),
    knowYourCase(edge),
    ...stepPages(edge),
    clearances(edge),
    safetyAndWarranty(edge),
  ]
  return documentMarkup(product, 'Assembly manual', [cover(edge, pages), ...pages])
}
