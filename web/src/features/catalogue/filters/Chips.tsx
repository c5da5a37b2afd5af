import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { Icon } from '../../../ui/Icon.tsx'
import './chips.css'
import { type Chosen, without } from './chosen.ts'
import { type Remove, RemoveLink } from './RemoveLink.tsx'

interface ChipsProps {
  chosen: readonly Chosen[]
  filters: ListFilters | undefined
  /** Called with what is left, and the place of the link among the others. */
  onRemove: (rest: Remove, place: number) => void
}

/** What a list is filtered by, each a link that removes it. */
export function Chips({ chosen, filters, onRemove }: ChipsProps) {
  return (
    <ul aria-label="Chosen filters" className="filter-chips">
      {chosen.map((one, place) => (
        <li key={`${one.key} ${one.value}`}>
          <RemoveLink
            filters={filters}
            rest={(all) => without(all, one)}
            onRemove={(rest) => onRemove(rest, place)}
            className="filter-chip"
          >
            <span>
              <span className="sr-only">Remove </span>
              {one.words}
            </span>
            <Icon name="close" className="size-4" />
          </RemoveLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li className="no-print">
          <RemoveLink
            filters={filters}
            rest={() => undefined}
            onRemove={(rest) => onRemove(rest, 0)}
            className="filter-clear"
          >
            Remove all
          </RemoveLink>
        </li>
      )}
    </ul>
  )
}
