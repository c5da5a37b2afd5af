import { grouped } from '@argo/domain/text/count-of'
import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import type { FilterFormState } from './use-filter-form.ts'

interface ChoicesFilterProps {
  filter: Extract<ListFilter, { kind: 'choices' }>
  form: FilterFormState
}

/** What products say under an attribute, of which any number can be chosen. */
export function ChoicesFilter({ filter: { key, choices }, form }: ChoicesFilterProps) {
  const name = `${key}-is`
  const given = form.fields[name]
  const chosen = Array.isArray(given) ? given.map(String) : []
  return (
    // A part of a row at the lower edge shows that there are more. The focus ring has room at its sides.
    <div className="-mx-1.5 max-h-[19.25rem] scrollbar-thin scrollbar-thumb-line scrollbar-track-transparent overflow-y-auto px-1.5">
      {choices.map(({ value, count }) => (
        <label
          key={value}
          data-none={count === 0 || undefined}
          className="group/choice flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent-bright data-none:not-has-checked:text-muted"
        >
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              form.set(
                name,
                chosen.filter((other) => other !== value).concat(target.checked ? value : []),
              )
            }
          />
          <span className="min-w-0 flex-1">{value}</span>
          <span className="tabular text-sm text-muted group-hover/choice:text-accent-bright">
            {grouped(count)}
            <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
