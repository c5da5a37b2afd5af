import { parseSpec, type Spec } from '@argo/domain/products/spec'
import { inUsUnits } from '@argo/domain/text/us-units'
import { unbroken } from '../../lib/text/unbroken.ts'

/** The figures that a product is chosen by, and its warranty, side by side across the page. */
export function Facts({ figures, specs }: { figures: Spec[]; specs: string[] }) {
  const warranty = specs.map(parseSpec).filter(({ label }) => label === 'Warranty')
  return (
    <div className="border-y border-line bg-surface/60 print:border-0">
      <dl className="page flex flex-wrap gap-x-4 gap-y-5 py-6 md:justify-between md:gap-x-10 lg:py-7 min-[120rem]:py-9 print:justify-between print:py-2">
        {[...figures, ...warranty.slice(0, 1)].map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end max-md:basis-[calc(50%-0.5rem)] print:basis-auto"
          >
            <dt className="text-muted min-[120rem]:text-xl print:text-xs">{label}</dt>
            <dd className="display tabular text-[min(var(--text-title),6vw)] lg:text-[clamp(1.875rem,2.4vw,3.25rem)] print:text-base">
              {unbroken(value)}
              <UsUnits value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The same in US units, for a weight or a length that people know of themselves. */
function UsUnits({ value }: { value: string }) {
  const us = inUsUnits(value)
  if (us === null) return null
  return (
    <span className="ml-2 inline-block font-sans text-base font-normal tracking-normal whitespace-nowrap text-muted lg:text-lead print:text-xs">
      {us}
    </span>
  )
}
