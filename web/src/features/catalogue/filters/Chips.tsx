import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { Icon } from '../../../ui/Icon.tsx'
import './chips.css'
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
    <ul aria-label="Chosen filters" className="filter-chips">
      {chosen.map((filter, index) => (
        <li key={`${filter.key} ${filter.value}`}>
          <RemoveLink
            filters={filters}
            change={(all) => withoutFilter(all, filter)}
            onRemove={(change) => onRemove(change, index)}
            className="filter-chip"
          >
            <span>
              <span className="sr-only">Remove </span>
              {filter.words}
            </span>
            <Icon name="close" className="size-4" />
          </RemoveLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li className="no-print">
          <RemoveLink
            filters={filters}
            change={() => undefined}
            onRemove={(change) => onRemove(change, 0)}
            className="filter-clear"
          >
            Remove all
          </RemoveLink>
        </li>
      )}
    </ul>
  )
}
