import type { SpecGroup } from '@argo/domain/products/product-detail'
import { parseSpec } from '@argo/domain/products/spec'
import { roles } from '../../ui/table-roles.ts'
import { unbroken } from '../../lib/text/unbroken.ts'

// Where letters are large, values stand below their labels, and the heading is as large as its longest word allows.
const cells = [
  '[&_:is(th,td)]:border-t [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2.5',
  '[&_th]:w-[42%] [&_th]:pr-4 [&_th]:font-normal [&_th]:text-muted',
  '@max-[15rem]:[&_:is(tr,th,td)]:block @max-[15rem]:[&_th]:w-auto @max-[15rem]:[&_th]:pb-0 @max-[15rem]:[&_td]:border-0 @max-[15rem]:[&_td]:pt-0',
  'print:[&_:is(th,td)]:py-[0.15rem]',
].join(' ')

/** The specifications, a table for each group, on a wide screen in two columns; printed, a data sheet. */
export function SpecTables({ specs, groups }: { specs: string[]; groups: SpecGroup[] }) {
  const parsed = specs.map(parseSpec)
  return (
    <section
      id="specifications"
      aria-labelledby="specifications-heading"
      className="not-print:@container border-t border-line"
    >
      <div className="page py-14 lg:py-20 print:py-0">
        <h2
          id="specifications-heading"
          className="display mb-8 text-display lg:mb-12 @max-[15rem]:text-[9.2cqw] print:mb-2 print:text-base"
        >
          Technical Specifications
        </h2>
        <div className="gap-x-16 lg:columns-2 print:columns-2 print:gap-x-8 print:landscape:columns-3">
          {groups.map(({ title, lines }) => (
            <table
              key={title}
              {...roles.table}
              className={`mb-8 w-full break-inside-avoid border-collapse border-b border-line text-left align-top wrap-anywhere print:mb-2 print:text-[0.625rem] print:leading-[1.3] ${cells}`}
            >
              <caption className="eyebrow pb-3 text-left text-accent-bright print:pb-1 print:text-[0.625rem] print:leading-tight print:text-foreground">
                {title}
              </caption>
              <tbody {...roles.rowgroup}>
                {lines.map((line) => (
                  <tr key={line} {...roles.row} className="align-top">
                    <th {...roles.rowheader}>{parsed[line]?.label}</th>
                    <td {...roles.cell} className="tabular">
                      {unbroken(parsed[line]?.value ?? '')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </div>
    </section>
  )
}
