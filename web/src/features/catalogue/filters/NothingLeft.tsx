import type { CategoryFilters } from '@argo/domain/lists/filters/category-filters'
import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { countOf } from '@argo/domain/text/count-of'
import { without } from './chosen.ts'
import './nothing-left.css'
import { type Remove, RemoveLink } from './RemoveLink.tsx'

interface NothingLeftProps {
  data: CategoryFilters
  filters: ListFilters | undefined
  onRemove: (rest: Remove, place: number) => void
}

/** What stands in place of a list of which the filters leave nothing: which of them to do without. */
export function NothingLeft({ data, filters, onRemove }: NothingLeftProps) {
  const { removals, total } = data
  return (
    <div className="filters-nothing chamfer glow">
      <h3 className="display text-title">Nothing left</h3>
      <p className="measure mt-4 text-muted">
        {removals.length > 0
          ? 'No product has all that you chose. Without one of your filters there are some:'
          : 'No product has all that you chose, nor all but one of it.'}
      </p>
      <ul>
        {removals.map(({ key, label, count }) => (
          <li key={key}>
            <RemoveLink
              filters={filters}
              rest={(all) => without(all, { key })}
              onRemove={(rest) => onRemove(rest, 0)}
              className="prose-link"
            >
              Without {label}: {countOf(count, 'product')}
            </RemoveLink>
          </li>
        ))}
        <li>
          <RemoveLink
            filters={filters}
            rest={() => undefined}
            onRemove={(rest) => onRemove(rest, 0)}
            className="prose-link"
          >
            Without any filter: {countOf(total, 'product')}
          </RemoveLink>
        </li>
      </ul>
    </div>
  )
}
