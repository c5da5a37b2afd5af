import { NotFound } from './NotFound.tsx'
import { ProductNotFound } from './ProductNotFound.tsx'

export interface NotFoundPageProps {
  /** What there is none of at this address. */
  what: 'page' | 'product'
}

/** Shown at an address that has no page, or no product. */
export default function NotFoundPage({ what }: NotFoundPageProps) {
  return what === 'product' ? <ProductNotFound /> : <NotFound />
}
