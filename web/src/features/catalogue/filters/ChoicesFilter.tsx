import { grouped } from '@argo/domain/text/count-of'
import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import type { FilterFormState } from './use-filter-form.ts'

interface ChoicesFilterProps {
  filter: Extract<ListFilter, { kind: 'choices' }>
  form: FilterFormState
}

/** What products say under an attribute, of which any number can be chosen. */
export function ChoicesFilter({ filter: { key, label, choices }, form }: ChoicesFilterProps) {
  const name = `${key}-is`
  const given = form.fields[name]
  const chosen = Array.isArray(given) ? given.map(String) : []
  return (
    <fieldset className="filter">
      <legend>{label}</legend>
      <div className="filter-choices">
        {choices.map(({ value, count }) => (
          <label key={value} className="filter-choice" data-none={count === 0 || undefined}>
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
            <span>{value}</span>
            <span className="tabular">
              {grouped(count)}
              <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
