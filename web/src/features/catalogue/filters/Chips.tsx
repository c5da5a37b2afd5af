import { Icon } from '../../../ui/Icon.tsx'
import type { AppliedFilter } from '@argo/domain/lists/filters/applied-filters'
import { RemoveLink } from './RemoveLink.tsx'

/** What a list is filtered by, each a link that removes it. */
export function Chips({ chosen }: { chosen: readonly AppliedFilter[] }) {
  return (
    <ul aria-label="Chosen filters" className="mb-4 flex flex-wrap gap-x-3 gap-y-2">
      {chosen.map((filter) => (
        <li key={`${filter.key} ${filter.value}`} data-chip={filter.key}>
          <RemoveLink
            filter={filter}
            className="group/chip inline-flex min-h-11 items-center gap-3 border border-line bg-raised px-3.5 py-1.5 hover:border-muted"
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
          <RemoveLink className="inline-flex min-h-11 prose-link items-center">
            Remove all
          </RemoveLink>
        </li>
      )}
    </ul>
  )
}
