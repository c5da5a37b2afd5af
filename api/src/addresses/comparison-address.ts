import { withSearch } from '@argo/domain/comparison/address'
import { parseCataloguePath } from './catalogue-path.ts'

/** The parameters of a comparison's address. */
export const comparisonParameters = ['products', 'show', 'units'] as const

/** An address with the products and the view that a page of comparison reads of it, spelled one way; others as they are. */
export function spellComparison(address: string): string {
  const subject = parseCataloguePath(address)
  return subject?.kind === 'comparison'
    ? withSearch(address.split('?')[0] ?? '', subject.search)
    : address
}
