import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import { RangeSlider } from './RangeSlider.tsx'
import type { FilterFormState } from './use-filter-form.ts'

interface RangeFilterProps {
  filter: Extract<ListFilter, { kind: 'range' }>
  /** The unit in words, where it has one. */
  unit: string | null
  form: FilterFormState
}

/** The numbers between which a product's figure lies: a field for each end and, where scripts run, a slider. */
export function RangeFilter({ filter, unit, form }: RangeFilterProps) {
  const { key, label, min, max } = filter
  const field = (end: 'min' | 'max', words: string, bound: number) => (
    <label className="field-box flex min-h-11 min-w-0 items-center gap-2 bg-background px-2.5 focus-within:outline-2 focus-within:outline-accent hover:shadow-[inset_0_0_0_1px_var(--color-foreground)]">
      <span aria-hidden className="text-[0.8125rem] text-muted">
        {words}
      </span>
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
        className="tabular min-w-0 flex-1 appearance-[textfield] self-stretch bg-transparent text-right text-base font-semibold outline-none placeholder:font-normal placeholder:text-muted [&::-webkit-inner-spin-button]:m-0 [&::-webkit-inner-spin-button]:appearance-none"
      />
    </label>
  )
  return (
    <>
      {min < max && <RangeSlider filter={filter} form={form} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-2">
        {field('min', 'From', min)}
        {field('max', 'To', max)}
      </div>
    </>
  )
}
