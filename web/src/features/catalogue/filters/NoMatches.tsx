import type { CategoryFilters } from '@argo/domain/lists/filters/category-filters'
import { countOf } from '@argo/domain/text/count-of'
import { RemoveLink } from './RemoveLink.tsx'

/** In place of a list in which nothing matches the filters: links to it without one of them. */
export function NoMatches({ removals, total }: Pick<CategoryFilters, 'removals' | 'total'>) {
  return (
    <div className="chamfer glow border-l-2 border-accent px-6 py-8 xl:p-12">
      <h3 className="display text-title">No matches</h3>
      <p className="measure mt-4 text-muted">
        {removals.length > 0
          ? 'No product has everything you chose. Remove one filter to see some:'
          : 'No product has everything you chose, or all but one of it.'}
      </p>
      <ul className="mt-4">
        {removals.map(({ key, label, count }) => (
          <li key={key}>
            <RemoveLink filter={{ key }} className="prose-link inline-flex min-h-11 items-center">
              Without {label}: {countOf(count, 'product')}
            </RemoveLink>
          </li>
        ))}
        <li>
          <RemoveLink className="prose-link inline-flex min-h-11 items-center">
            Without any filter: {countOf(total, 'product')}
          </RemoveLink>
        </li>
      </ul>
    </div>
  )
}
