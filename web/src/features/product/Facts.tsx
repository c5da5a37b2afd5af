import { parseSpec, type Spec } from '@argo/domain/products/spec'
import { inUsUnits } from '@argo/domain/text/us-units'
import { unbroken } from '../../lib/text/unbroken.ts'

/** The figures that a product is chosen by, and its warranty, in a row, each as wide as it needs, on a phone in two columns. */
export function Facts({ figures, specs }: { figures: Spec[]; specs: string[] }) {
  const warranty = specs.map(parseSpec).filter(({ label }) => label === 'Warranty')
  const facts = [...figures, ...warranty.slice(0, 1)]
  return (
    <div className="@container border-y border-line bg-surface/60 print:border-0">
      <dl className="page grid grid-cols-[auto_auto] @max-[17rem]:grid-cols-1 gap-x-4 gap-y-6 py-6 md:gap-x-[min(3rem,3vw)] md:grid-flow-col md:grid-cols-none md:grid-rows-[auto_auto] lg:py-8 min-[120rem]:py-10 print:grid-cols-4 print:py-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="row-span-2 grid grid-rows-subgrid gap-y-1">
            <dt className="self-end text-muted lg:text-lg/snug min-[120rem]:text-xl/snug print:text-xs">
              {label}
            </dt>
            <dd>
              <span className="display tabular block text-[min(1.875rem,5.8vw)] leading-[1.15] md:text-[min(clamp(1.875rem,2.6vw,3.5rem),3.4vw)] print:text-base">
                {unbroken(value)}
              </span>
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
  return us === null ? null : (
    <span className="mt-1 block text-base/snug whitespace-nowrap text-muted lg:text-lead print:text-xs">
      {us}
    </span>
  )
}
