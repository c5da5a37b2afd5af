import type { ComparisonGroup } from '@argo/domain/comparison/comparison-schema'
import { countOf } from '@argo/domain/text/count-of'
import { Icon } from '../../ui/Icon.tsx'
import { Statements } from './Statements.tsx'

/** The rows in which all products are the same, folded together where there are several; unfolded on paper. */
export function SameRows({ groups, count }: { groups: ComparisonGroup[]; count: number }) {
  const rows = groups.flatMap((group) => group.rows)
  if (rows.length === 0) return null
  return (
    <details
      open={rows.length === 1 || undefined}
      className="group mt-8 border-t border-line print:mt-1 print:border-0 print:details-content:block print:details-content:h-auto print:details-content:[content-visibility:visible]"
    >
      <summary className="eyebrow flex min-h-14 list-none items-center gap-3 py-2 hover:text-accent-bright print:min-h-0 print:p-0 print:text-(length:--small) print:leading-[1.2]">
        <Icon name="chevron" className="-ml-[5px] size-5 group-open:rotate-180 print:hidden" />
        The same in {count === 2 ? 'both' : `all ${count}`}: {countOf(rows.length, 'row')}
      </summary>
      <dl className="columns-[2_20rem] gap-x-12 pb-6 print:columns-3 print:gap-x-[0.6cm] print:p-0 print:text-(length:--print) print:leading-[1.2]">
        {rows.map(({ label, cells: [cell] }) => (
          <div
            key={label}
            className="flex break-inside-avoid flex-wrap gap-x-4 border-t border-line py-2 print:py-(--gap)"
          >
            <dt className="flex-[2_1_6rem] text-sm text-muted print:text-(length:--print) print:leading-[1.2]">
              {label}
            </dt>
            <dd className="flex-[3_1_9rem]">
              <Statements label={label} statements={cell?.statements ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
