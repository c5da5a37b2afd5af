import type { SpecGroup } from '@argo/domain/products/product-detail'
import { parseSpec } from '@argo/domain/products/spec'
import { roles } from '../../ui/table-roles.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import './spec-tables.css'

/** The specifications, one table for each group with its title beside it; printed, a data sheet. */
export function SpecTables({ specs, groups }: { specs: string[]; groups: SpecGroup[] }) {
  const parsed = specs.map(parseSpec)
  return (
    <section
      id="specifications"
      aria-labelledby="specifications-heading"
      className="specs border-y border-line bg-surface/60 print:border-0"
    >
      <div className="page py-16 lg:py-24 print:py-2">
        <h2
          id="specifications-heading"
          className="display mb-10 text-display lg:mb-16 print:mb-2 print:text-xl"
        >
          Technical Specifications
        </h2>
        {groups.map(({ title, lines }, index) => (
          <div
            key={title}
            className="mb-10 gap-x-12 last:mb-0 lg:mb-12 lg:grid lg:grid-cols-12 print:mb-2 print:grid print:grid-cols-12"
          >
            <h3
              id={`spec-group-${index}`}
              className="eyebrow pb-3 text-foreground lg:col-span-4 lg:border-t lg:border-line lg:pt-3.5 print:col-span-3 print:pt-1.5 print:text-[0.625rem] print:leading-tight"
            >
              {title}
            </h3>
            <table
              {...roles.table}
              aria-labelledby={`spec-group-${index}`}
              className="w-full border-collapse text-left wrap-anywhere lg:col-span-8 print:col-span-9 print:text-[0.6875rem] print:leading-tight"
            >
              <tbody {...roles.rowgroup}>
                {lines.map((line) => (
                  <tr
                    key={line}
                    {...roles.row}
                    className="border-t border-line align-top last:border-b"
                  >
                    <th
                      {...roles.rowheader}
                      className="w-[42%] py-3 pr-4 font-normal text-muted print:py-0.5"
                    >
                      {parsed[line]?.label}
                    </th>
                    <td {...roles.cell} className="tabular py-3 print:py-0.5">
                      {unbroken(parsed[line]?.value ?? '')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </section>
  )
}
