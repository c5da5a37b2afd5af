import type {
  ComparisonCell,
  ComparisonTable as Table,
} from '@argo/domain/comparison/comparison-schema'
import { inWords } from '@argo/domain/text/in-words'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { roles } from '../../ui/table-roles.ts'
import { SizeRow } from './SizeRow.tsx'
import { Statements } from './Statements.tsx'
import css from './ComparisonTable.module.css'

// On a phone their text is smaller: a column has room for its longest word, and the last of four needs no space beside it.
const cells = [
  '',
  '@max-[21.75rem]:pr-2 @max-[21.75rem]:text-[0.8125rem]',
  '@max-[29rem]:pr-1 @max-[29rem]:text-[0.8125rem]',
  '@max-[36.25rem]:pr-2 @max-[36.25rem]:text-[0.8125rem]',
]

const row = 'grid grid-cols-[var(--label,)_repeat(var(--columns),var(--track,minmax(0,1fr)))]'

const printed = 'print:py-(--gap) print:text-(length:--print) print:leading-[1.2]'

// They stay while the columns move under them.
const fixed = 'sticky left-0 inline-block max-w-[100cqw]'

interface ComparisonTableProps {
  table: Table
  /** Whether products can be taken out of it. */
  removable: boolean
}

/**
 * The rows in which products differ, in the groups of the specification table. The heads of the columns and the labels
 * stay while it is scrolled.
 */
export function ComparisonTable({ table, removable }: ComparisonTableProps) {
  const { products, sizes, differing } = table
  // The next table comes late on a slow connection; until then this one stays, and more can be taken out.
  const [takenOut, setTakenOut] = useState({ of: table, ids: [] as number[] })
  const leaving = takenOut.of === table ? takenOut.ids : []
  const names = inWords(products.map(({ name }) => name))
  const mark = products.length > 2 ? 'Best' : 'Better'
  const cellClass = cells[products.length - 2] ?? ''
  const rows = differing.flatMap((group) => group.rows)
  const isMarked = rows.some(({ cells }) => cells.some(({ best }) => best))
  return (
    <section
      aria-labelledby="differences"
      className="@container mt-6 max-sm:flex max-sm:flex-col print:mt-0.5 print:block"
    >
      <h2 id="differences" className="sr-only">
        What differs
      </h2>
      {isMarked && (
        <p className="mb-6 text-pretty text-muted max-sm:order-1 max-sm:mt-4 max-sm:mb-0 max-sm:text-sm print:m-0 print:text-(length:--small) print:leading-[1.2]">
          “{mark}” marks figures measured the same way, where more (or less) is better for everyone.
        </p>
      )}
      <div
        tabIndex={-1}
        // What is hidden from the eye in a cell scrolls with it.
        data-columns={products.length}
        className={`relative scroll-mt-18 border-y border-line ${css.scroller}`}
      >
        <table
          {...roles.table}
          aria-label={names}
          className="block min-w-[calc(var(--label,0px)+var(--columns)*var(--column))] wrap-anywhere hyphens-auto print:min-w-0"
        >
          <thead
            {...roles.rowgroup}
            className="sticky top-(--head,var(--top)) z-3 block border-b border-line bg-background print:static"
          >
            <tr {...roles.row} className={row}>
              <td
                {...roles.cell}
                className="sticky left-0 z-1 hidden bg-background @min-[44rem]:block"
              />
              {products.map((product) => (
                <ColumnHead
                  key={product.id}
                  product={product}
                  others={
                    removable
                      ? products.filter(({ id }) => id !== product.id && !leaving.includes(id))
                      : []
                  }
                  className={cellClass}
                  onTakeOut={() => setTakenOut({ of: table, ids: [...leaving, product.id] })}
                />
              ))}
            </tr>
          </thead>
          {sizes && (
            <SizeRow sizes={sizes} products={products} rowClass={row} cellClass={cellClass} />
          )}
          {differing.map(({ title, rows }) => (
            <tbody key={title} {...roles.rowgroup} className="group/rows block">
              <tr {...roles.row} className={row}>
                <th
                  {...roles.rowheader}
                  scope="rowgroup"
                  colSpan={products.length + 1}
                  className="eyebrow col-span-full mr-(--overhang,0px) border-b border-line pt-7 pb-2 text-left print:pt-1 print:pb-0 print:text-(length:--small) print:leading-[1.2]"
                >
                  <span className={fixed}>{title}</span>
                </th>
              </tr>
              {rows.map(({ label, cells }) => (
                <tr
                  key={label}
                  {...roles.row}
                  className={`border-b border-line group-last/rows:last:border-b-0 ${row}`}
                >
                  <th
                    {...roles.rowheader}
                    className={`${css.label} pt-2.5 text-sm leading-relaxed @min-[44rem]:py-3 @min-[60rem]:text-base ${printed}`}
                  >
                    <span className={fixed}>{label}</span>
                  </th>
                  {cells.map((cell, index) => (
                    <Cell
                      key={products[index]?.id}
                      label={label}
                      cell={cell}
                      mark={mark}
                      className={cellClass}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        <ul
          aria-label="Products"
          className={`no-print min-w-[calc(var(--label,0px)+var(--columns)*var(--column))] border-t border-line py-5 ${row}`}
        >
          {products.map((product) => (
            <li
              key={product.id}
              className={`@min-[44rem]:first:col-start-2 @min-[44rem]:pl-3 ${cellClass}`}
            >
              <Link
                {...productLink(product)}
                className="prose-link inline-block py-2 font-semibold wrap-anywhere hyphens-auto"
              >
                See {product.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {rows.length === 0 && (
        <p className="mt-6 text-muted">All their stated figures are the same.</p>
      )}
    </section>
  )
}

interface CellProps {
  label: string
  cell: ComparisonCell
  mark: string
  className: string
}

function Cell({ label, cell: { statements, best }, mark, className }: CellProps) {
  return (
    <td
      {...roles.cell}
      className={`pt-1 pr-4 pb-3 leading-snug @min-[44rem]:py-3 @min-[44rem]:pl-3 @min-[60rem]:py-3.5 @min-[60rem]:text-lg print:pl-0 ${printed} ${className} ${best ? `@max-[44rem]:-ml-1.5 @max-[44rem]:pl-1.5 ${css.best}` : ''}`}
    >
      {statements.length > 0 ? (
        <Statements label={label} statements={statements} mark={best && mark} />
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
