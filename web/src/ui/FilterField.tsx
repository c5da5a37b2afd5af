import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import type { FilterSearch } from '@argo/domain/lists/filters/list-filters'
import { grouped } from '@argo/domain/text/count-of'

interface FilterFieldProps {
  filter: ListFilter
  /** What the address says of every filter. */
  fields: FilterSearch
  /** Called with the form when a box is ticked or a number's field is left. */
  onApply?: ((form: HTMLFormElement) => void) | undefined
}

/** What narrows a list by one attribute: boxes of what products say under it, or the ends of a range. */
export function FilterField({ filter, fields, onApply }: FilterFieldProps) {
  const symbol = filter.kind === 'range' ? filter.unit : null
  const unit = symbol === '″' ? 'inches' : symbol
  return (
    <fieldset className="min-w-0 py-4">
      <legend className="float-left mb-2.5 flex w-full items-baseline justify-between gap-4 font-semibold">
        {filter.label}
        {unit !== null && <span className="text-sm font-normal text-muted">{unit}</span>}
      </legend>
      {filter.kind === 'choices' ? (
        <Choices filter={filter} fields={fields} onApply={onApply} />
      ) : (
        <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-2">
          <Bound
            end="min"
            words="From"
            filter={filter}
            fields={fields}
            unit={unit}
            onApply={onApply}
          />
          <Bound
            end="max"
            words="To"
            filter={filter}
            fields={fields}
            unit={unit}
            onApply={onApply}
          />
        </div>
      )}
    </fieldset>
  )
}

function Choices({
  filter: { key, choices },
  fields,
  onApply,
}: FilterFieldProps & { filter: Extract<ListFilter, { kind: 'choices' }> }) {
  const given = fields[`${key}-is`]
  const chosen = Array.isArray(given) ? given : []
  return (
    // A part of a row at the lower edge shows that there are more. The focus ring has room at its sides.
    <div className="clear-both -mx-1.5 max-h-[19.25rem] scrollbar-thin scrollbar-thumb-line scrollbar-track-transparent overflow-y-auto px-1.5">
      {choices.map(({ value, count }) => (
        <label
          key={value}
          data-none={count === 0 || undefined}
          className="group/choice flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent-bright data-none:not-has-checked:text-muted"
        >
          <input
            type="checkbox"
            name={`${key}-is`}
            value={value}
            defaultChecked={chosen.includes(value)}
            onChange={({ target }) => target.form && onApply?.(target.form)}
          />
          <span className="min-w-0 flex-1 wrap-anywhere">{value}</span>
          <span className="tabular text-sm text-muted group-hover/choice:text-accent-bright">
            {grouped(count)}
            <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
          </span>
        </label>
      ))}
    </div>
  )
}

function Bound({
  filter,
  fields,
  unit,
  end,
  words,
  onApply,
}: FilterFieldProps & {
  filter: Extract<ListFilter, { kind: 'range' }>
  unit: string | null
  end: 'min' | 'max'
  words: string
}) {
  const name = `${filter.key}-${end}` as const
  return (
    <label className="field-box flex min-h-11 min-w-0 items-center gap-2 bg-background px-2.5 focus-within:outline-2 focus-within:outline-accent hover:shadow-[inset_0_0_0_1px_var(--color-foreground)]">
      <span aria-hidden className="text-[0.8125rem] text-muted">
        {words}
      </span>
      <span className="sr-only">
        {filter.label} {words.toLowerCase()}
        {unit !== null && `, in ${unit}`}
      </span>
      <input
        type="number"
        inputMode="decimal"
        step="any"
        name={name}
        placeholder={String(filter[end])}
        defaultValue={fields[name]?.toString()}
        onBlur={({ target }) => target.form && onApply?.(target.form)}
        className="tabular min-w-0 flex-1 appearance-[textfield] self-stretch bg-transparent text-right text-base font-semibold outline-none placeholder:font-normal placeholder:text-muted [&::-webkit-inner-spin-button]:m-0 [&::-webkit-inner-spin-button]:appearance-none"
      />
    </label>
  )
}
