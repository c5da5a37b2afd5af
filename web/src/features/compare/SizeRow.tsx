import type { Outlines } from '@argo/domain/comparison/comparison-schema'
import type { ProductInShort } from '@argo/domain/products/product-schema'
import { grouped } from '@argo/domain/text/count-of'
import { ProductOutline } from '../../ui/ProductOutline.tsx'
import { roles } from '../../ui/table-roles.ts'
import css from './ComparisonTable.module.css'

interface SizeRowProps {
  sizes: Outlines
  products: readonly ProductInShort[]
  rowClass: string
  cellClass: string
}

/** The products at one scale, on one ground. */
export function SizeRow({
  sizes: { side, outlines },
  products,
  rowClass,
  cellClass,
}: SizeRowProps) {
  const width = Math.max(...outlines.map((outline) => outline.width))
  const height = Math.max(...outlines.map((outline) => outline.height))
  return (
    <tbody {...roles.rowgroup} className="no-print block">
      <tr {...roles.row} className={`border-b border-line ${rowClass}`}>
        <th {...roles.rowheader} className={`${css.label} pt-4 text-sm @min-[60rem]:text-base`}>
          {side}, to scale
        </th>
        {outlines.map((outline, index) => (
          <td
            key={products[index]?.id}
            {...roles.cell}
            className={`flex items-end pt-4 pr-4 @min-[44rem]:pl-3 ${cellClass}`}
          >
            <svg
              role="img"
              aria-label={`${grouped(outline.width)} mm wide, ${grouped(outline.height)} mm ${side === 'Top' ? 'deep' : 'high'}`}
              viewBox={`0 ${-height} ${width} ${height}`}
              preserveAspectRatio="xMinYMax"
              className="max-h-44 w-full overflow-visible stroke-muted text-sm"
            >
              <ProductOutline side={side} {...outline} />
            </svg>
          </td>
        ))}
      </tr>
    </tbody>
  )
}
