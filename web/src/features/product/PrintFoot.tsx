import { longDate } from '@argo/domain/text/date'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import type { Product } from '@argo/domain/products/product'
import { trpc } from '../../lib/trpc/trpc.ts'

/** At the foot of a printed sheet: the product's address, how to reach the company, and the day. */
export function PrintFoot({ product }: { product: Product }) {
  const router = useRouter()
  const hydrated = useHydrated()
  const { data: contact } = trpc.texts.contact.useQuery()
  // The day is not the server's, whose pages are kept.
  if (!hydrated) return null
  const { href } = router.buildLocation(productLink(product))
  return (
    <p className="page mt-2 hidden flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-[0.6875rem] print:flex">
      <strong>Argo. Forged For Gamers.</strong>
      <span>{router.options.context.publicUrl + href}</span>
      {contact && (
        <span>
          {contact.phone}, {contact.email}
        </span>
      )}
      <span>{today()}</span>
    </p>
  )
}

function today(): string {
  const now = new Date()
  return longDate([now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-'))
}
