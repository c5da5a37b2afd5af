import type { ComparisonView } from '@argo/domain/comparison/address'
import type {
  ComparisonCell,
  ComparisonTable as Table,
} from '@argo/domain/comparison/comparison-schema'
import { inWords } from '@argo/domain/text/in-words'
import { useState } from 'react'
import { ColumnHead } from './ColumnHead.tsx'
import { roles } from '../../ui/table-roles.ts'
import { Statements } from './Statements.tsx'
import css from './ComparisonTable.module.css'

interface ComparisonTableProps {
  table: Table
  /** Whether products can be taken out of it. */
  removable: boolean
  view: ComparisonView
}

/**
 * The rows in which products differ, in the groups of the specification table. The heads of the columns and the labels
 * stay while it is scrolled.
 */
export function ComparisonTable({ table, removable, view }: ComparisonTableProps) {
  const { products, differing } = table
  // The next table comes late on a slow connection; until then this one stays, and more can be taken out.
  const [takenOut, setTakenOut] = useState({ of: table, ids: [] as number[] })
  const leaving = takenOut.of === table ? takenOut.ids : []
  const names = inWords(products.map(({ name }) => name))
  const mark = products.length > 2 ? 'Best' : 'Better'
  const rows = differing.flatMap((group) => group.rows)
  const marked = rows.some(({ cells }) => cells.some(({ best }) => best))
  return (
    <section aria-labelledby="differences" className={css.section}>
      <h2 id="differences" className="sr-only">
        What differs
      </h2>
      <div className={css.scroller} data-columns={products.length} tabIndex={-1}>
        <table {...roles.table} aria-label={names}>
          <thead {...roles.rowgroup}>
            <tr {...roles.row}>
              <td {...roles.cell} className={css.corner} />
              {products.map((product) => (
                <ColumnHead
                  key={product.id}
                  product={product}
                  others={
                    removable
                      ? products.filter(({ id }) => id !== product.id && !leaving.includes(id))
                      : []
                  }
                  view={view}
                  onTakeOut={() => setTakenOut({ of: table, ids: [...leaving, product.id] })}
                />
              ))}
            </tr>
          </thead>
          {differing.map(({ title, rows }) => (
            <tbody key={title} {...roles.rowgroup}>
              <tr {...roles.row}>
                <th
                  {...roles.rowheader}
                  scope="rowgroup"
                  colSpan={products.length + 1}
                  className={`eyebrow ${css.group}`}
                >
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map(({ label, cells }) => (
                <tr key={label} {...roles.row}>
                  <th {...roles.rowheader} className={css.label}>
                    <span>{label}</span>
                  </th>
                  {cells.map((cell, index) => (
                    <Cell key={products[index]?.id} cell={cell} mark={mark} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {rows.length === 0 && (
        <p className="mt-6 text-muted">They differ in nothing that is stated.</p>
      )}
      {marked && (
        <p className="mt-4 max-w-[39em] text-sm text-pretty text-muted print:mt-0.5 print:max-w-none print:text-(length:--small) print:leading-[1.2]">
          “{mark}” marks the figure that is {mark.toLowerCase()} for anyone, where all were measured
          alike. It does not know what you need.
        </p>
      )}
    </section>
  )
}

function Cell({ cell: { statements, best }, mark }: { cell: ComparisonCell; mark: string }) {
  return (
    <td {...roles.cell} data-best={best}>
      {statements.length > 0 ? (
        <Statements statements={statements} mark={best && mark} />
      ) : (
        <>
          <span aria-hidden="true" className="text-muted">
            —
          </span>
          <span className="sr-only">Not stated</span>
        </>
      )}
    </td>
  )
}
