import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import './range-filter.css'
import { RangeSlider } from './RangeSlider.tsx'
import type { FilterFormState } from './use-filter-form.ts'

interface RangeFilterProps {
  filter: Extract<ListFilter, { kind: 'range' }>
  form: FilterFormState
}

/** The numbers between which a product's figure lies: a field for each end and, where scripts run, a slider. */
export function RangeFilter({ filter, form }: RangeFilterProps) {
  const { key, label, min, max } = filter
  const unit = filter.unit === '″' ? 'inches' : filter.unit
  const field = (end: 'min' | 'max', words: string, bound: number) => (
    <label className="filter-field">
      <span aria-hidden>{words}</span>
      <span className="sr-only">
        {label} {words.toLowerCase()}
        {unit !== null && `, in ${unit}`}
      </span>
      <input
        type="number"
        inputMode="decimal"
        step="any"
        name={`${key}-${end}`}
        placeholder={String(bound)}
        value={String(form.fields[`${key}-${end}`] ?? '')}
        onChange={({ target }) => form.type(target.name, target.value)}
        onBlur={form.leave}
        className="tabular"
      />
    </label>
  )
  return (
    <fieldset className="filter">
      <legend>
        {label}
        {unit !== null && <span className="filter-unit">{unit}</span>}
      </legend>
      {min < max && <RangeSlider filter={filter} form={form} />}
      <div className="filter-fields">
        {field('min', 'From', min)}
        {field('max', 'To', max)}
      </div>
    </fieldset>
  )
}
