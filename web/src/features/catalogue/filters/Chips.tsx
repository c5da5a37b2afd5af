import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { Icon } from '../../../ui/Icon.tsx'
import { type AppliedFilter, withoutFilter } from '@argo/domain/lists/filters/applied-filters'
import { type FilterChange, RemoveLink } from './RemoveLink.tsx'

interface ChipsProps {
  chosen: readonly AppliedFilter[]
  filters: ListFilters | undefined
  /** Called with the change, and the index of the link among the others. */
  onRemove: (change: FilterChange, index: number) => void
}

/** What a list is filtered by, each a link that removes it. */
export function Chips({ chosen, filters, onRemove }: ChipsProps) {
  return (
    <ul aria-label="Chosen filters" className="mb-4 flex flex-wrap gap-x-3 gap-y-2">
      {chosen.map((filter, index) => (
        <li key={`${filter.key} ${filter.value}`} data-chip>
          <RemoveLink
            filters={filters}
            change={(all) => withoutFilter(all, filter)}
            onRemove={(change) => onRemove(change, index)}
            className="group/chip inline-flex min-h-11 items-center gap-3 border border-line bg-raised px-3.5 py-1.5 text-sm hover:border-muted"
          >
            <span>
              <span className="sr-only">Remove </span>
              {filter.words}
            </span>
            <Icon name="close" className="size-4 text-muted group-hover/chip:text-accent" />
          </RemoveLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li className="no-print">
          <RemoveLink
            filters={filters}
            change={() => undefined}
            onRemove={(change) => onRemove(change, 0)}
            className="inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-[0.25em] hover:text-foreground"
          >
            Remove all
          </RemoveLink>
        </li>
      )}
    </ul>
  )
}
