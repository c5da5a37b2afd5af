import { Icon } from '../../../ui/Icon.tsx'
import { type AppliedFilter, withoutFilter } from '@argo/domain/lists/filters/applied-filters'
import { RemoveLink } from './RemoveLink.tsx'

interface ChipsProps {
  chosen: readonly AppliedFilter[]
  /** Called with the index of the link that is followed. */
  onFollow: (index: number) => void
}

/** What a list is filtered by, each a link that removes it. */
export function Chips({ chosen, onFollow }: ChipsProps) {
  return (
    <ul aria-label="Chosen filters" className="mb-4 flex flex-wrap gap-x-3 gap-y-2">
      {chosen.map((filter, index) => (
        <li key={`${filter.key} ${filter.value}`} data-chip>
          <RemoveLink
            rest={(all) => withoutFilter(all, filter)}
            onFollow={() => onFollow(index)}
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
          <RemoveLink
            rest={() => undefined}
            onFollow={() => onFollow(0)}
            className="inline-flex min-h-11 prose-link items-center"
          >
            Remove all
          </RemoveLink>
        </li>
      )}
    </ul>
  )
}
