import { parseSpec, type Spec } from '@argo/domain/products/spec'
import { unbroken } from '../../lib/text/unbroken.ts'

/** The figures that a product is chosen by, and its warranty, side by side across the page. */
export function Facts({ figures, specs }: { figures: Spec[]; specs: string[] }) {
  const warranty = specs.map(parseSpec).filter(({ label }) => label === 'Warranty')
  return (
    <div className="border-y border-line bg-surface/60 print:border-0">
      <dl className="page grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-5 py-6 md:flex md:flex-wrap md:justify-between md:gap-x-10 lg:py-9 print:flex print:justify-between print:py-2">
        {[...figures, ...warranty.slice(0, 1)].map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-muted min-[120rem]:text-xl print:text-xs">{label}</dt>
            <dd className="display tabular text-title lg:text-[clamp(1.875rem,2.4vw,3.25rem)] print:text-base">
              {unbroken(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
