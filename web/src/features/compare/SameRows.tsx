import type { ComparisonGroup } from '@argo/domain/comparison/comparison-schema'
import { countOf } from '@argo/domain/text/count-of'
import { Icon } from '../../ui/Icon.tsx'
import { Statements } from './Statements.tsx'
import './same-rows.css'

/** The rows in which all products are the same, folded together. */
export function SameRows({ groups, count }: { groups: ComparisonGroup[]; count: number }) {
  const rows = groups.flatMap((group) => group.rows)
  if (rows.length === 0) return null
  return (
    <details className="same-rows">
      <summary className="eyebrow">
        <Icon name="chevron" className="size-5" />
        The same in {count === 2 ? 'both' : `all ${count}`}: {countOf(rows.length, 'row')}
      </summary>
      <dl>
        {rows.map(({ label, cells: [cell] }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Statements statements={cell?.statements ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
