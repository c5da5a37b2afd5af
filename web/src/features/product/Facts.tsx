import { parseSpec, type Spec } from '@argo/domain/products/spec'
import { inBothUnits } from '@argo/domain/text/us-units'
import { unbroken } from '../../lib/text/unbroken.ts'

/**
 * The figures that a product is chosen by, and its warranty, in columns, on a phone below each other; under them
 * what else the page has.
 */
export function Facts({
  figures,
  specs,
  sections,
}: {
  figures: Spec[]
  specs: string[]
  /** Of the page, by their ids. */
  sections: string[]
}) {
  const warranty = specs.map(parseSpec).filter(({ label }) => label === 'Warranty')
  const facts = [...figures, ...warranty.slice(0, 1)].map((figure) => {
    const [value, stated] = inBothUnits(figure)
    return { label: figure.label, value, stated }
  })
  return (
    <div className="border-y border-line bg-surface print:border-0">
      <dl className="page grid gap-x-[min(3rem,3vw)] py-2 md:grid-flow-col lg:auto-cols-[1fr] md:grid-rows-[auto_auto] md:py-6 lg:py-8 min-[120rem]:py-10 print:grid-flow-row print:grid-cols-4 print:grid-rows-none print:py-2">
        {facts.map(({ label, value, stated }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 border-line py-3 not-last:border-b md:row-span-2 md:grid md:grid-rows-subgrid md:border-0! md:py-0 print:block print:border-0! print:py-0"
          >
            <dt className="text-muted md:self-end lg:text-lg/snug min-[120rem]:text-xl/snug print:text-xs">
              {label}
            </dt>
            <dd className="max-md:ml-auto max-md:text-right print:text-left">
              <span className="display tabular block text-title lg:text-[min(2.75vw,3rem)]/[1.15] print:text-base">
                {unbroken(value)}
              </span>
              {stated !== undefined && (
                <span className="mt-1 block text-base/snug whitespace-nowrap text-muted lg:text-lead print:text-xs">
                  {unbroken(stated)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <nav aria-label="On this page" className="border-t border-line print:hidden">
        <ul className="page flex flex-wrap gap-x-8">
          {sections.map((section) => (
            <li key={section}>
              <a
                href={`#${section}`}
                className="inline-flex min-h-12 items-center font-semibold capitalize hover:text-accent-bright"
              >
                {section}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
