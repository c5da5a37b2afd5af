import type { SpecGroup } from '@argo/domain/products/product-detail'
import { parseSpec, type Spec } from '@argo/domain/products/spec'
import { inBothUnits } from '@argo/domain/text/us-units'
import type { ReactNode } from 'react'
import { roles } from '../../ui/table-roles.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import styles from './spec-tables.module.css'

/** The specifications, a table for each group, its title beside it on a wide screen; printed, a data sheet. */
export function SpecTables({
  specs,
  groups,
  children,
}: {
  specs: string[]
  groups: SpecGroup[]
  /** Stands beside the heading. */
  children: ReactNode
}) {
  const parsed = specs.map(parseSpec)
  return (
    <section
      id="specifications"
      aria-labelledby="specifications-heading"
      className="not-print:@container border-t border-line"
    >
      <div className="page pt-12 pb-4 lg:pt-20 print:py-0">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 lg:mb-12 print:mb-2">
          <h2
            id="specifications-heading"
            className={`${styles.heading} display text-display print:text-base`}
          >
            Technical Specifications
          </h2>
          {children}
        </div>
        <div className="lg:text-lg min-[120rem]:text-xl print:columns-2 print:gap-x-8 print:landscape:columns-3">
          {groups.map(({ title, lines }) => (
            <table
              key={title}
              {...roles.table}
              className={`${styles.table} mb-8 w-full text-left print:mb-2 print:text-[0.625rem] print:leading-[1.3]`}
            >
              <caption className="display pb-3 text-left text-lead print:pb-0 print:break-after-avoid print:text-[0.625rem] print:leading-tight">
                {title}
              </caption>
              <tbody {...roles.rowgroup}>
                {lines.map((line) => (
                  <SpecRow key={line} {...parsed[line]} />
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </div>
    </section>
  )
}

function SpecRow({ label = '', value = '' }: Partial<Spec>) {
  const [first, stated] = inBothUnits({ label, value })
  return (
    <tr {...roles.row}>
      <th {...roles.rowheader}>{label}</th>
      <td {...roles.cell} className="tabular">
        <span className="mr-3">{unbroken(first)}</span>
        {stated !== undefined && (
          <span className="inline-block text-muted">{unbroken(stated)}</span>
        )}
      </td>
    </tr>
  )
}
