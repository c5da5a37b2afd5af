import { longDate } from '@argo/domain/text/date'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import type { Product } from '@argo/domain/products/product'

/** At the foot of a printed sheet: the product's address, and the day on which it was printed. */
export function PrintFoot({ product }: { product: Product }) {
  const router = useRouter()
  const hydrated = useHydrated()
  const { publicUrl } = router.options.context
  const today = new Date()
  const { href } = router.buildLocation(productLink(product))
  return (
    <p className="page mt-2 hidden justify-between gap-4 border-t border-line pt-2 text-[0.6875rem] print:flex">
      <strong>Argo. Forged For Gamers.</strong>
      <span>{publicUrl + href}</span>
      {/* The server's pages are kept for days. */}
      {hydrated && (
        <span>
          {longDate([today.getFullYear(), today.getMonth() + 1, today.getDate()].join('-'))}
        </span>
      )}
    </p>
  )
}
