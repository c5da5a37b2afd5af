import type { WarrantyClaim } from '@argo/domain/warranty/warranty'
import { createPortal } from 'react-dom'
import { trpc } from '../../lib/trpc/trpc.ts'

const rows: [keyof WarrantyClaim, string][] = [
  ['name', 'Name'],
  ['email', 'E-mail'],
  ['product', 'Product model'],
  ['serialNumber', 'Serial number'],
  ['purchaseDate', 'Purchase date'],
  ['issue', 'Issue description'],
]

/** A claim on a page of its own, which is printed in place of the site's. */
export function ClaimCopy({ claim }: { claim: WarrantyClaim }) {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  return createPortal(
    <section data-print-alone className="hidden print:block">
      <h2 className="text-title font-bold">Warranty claim</h2>
      <dl className="mt-6">
        {rows.map(([key, label]) => (
          <div key={key} className="border-t border-line py-3">
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-pre-wrap">{claim[key]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-t border-line pt-3">
        {facts.company}, {facts.email}, {facts.phone}
      </p>
    </section>,
    document.body,
  )
}
