import type { WarrantyClaim } from '@argo/domain/warranty/warranty'
import { useEffect } from 'react'
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

/** Prints a claim on a page of its own. */
export function ClaimCopy({ claim, onPrinted }: { claim: WarrantyClaim; onPrinted: () => void }) {
  const [facts] = trpc.texts.contact.useSuspenseQuery()
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])

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
