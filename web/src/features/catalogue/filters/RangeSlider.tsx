import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import { withUnit } from '@argo/domain/text/count-of'
import { scaleOf } from './scale.ts'
import type { FilterFormState } from './use-filter-form.ts'

interface RangeSliderProps {
  filter: Extract<ListFilter, { kind: 'range' }>
  form: FilterFormState
}

/** How many products have which figure and, where scripts run, a slider with two thumbs over it. */
export function RangeSlider({ filter, form }: RangeSliderProps) {
  const { key, label, unit, min, max, bars } = filter
  const { start, end, step } = scaleOf(min, max)
  const from = within(form.fields[`${key}-min`], start)
  const to = within(form.fields[`${key}-max`], end)
  const place = (number: number) => ((number - start) / (end - start)) * 100
  const width = (max - min) / bars.length
  const highest = Math.max(...bars, 1)
  const columns = bars.map((count, index) => {
    const left = min + index * width
    return {
      path: columnPath(place(left), place(left + width), count / highest),
      isChosen: left + width > from && left < to,
    }
  })
  const paths = (chosen: boolean) =>
    columns.map(({ path, isChosen }) => (isChosen === chosen ? path : '')).join('')

  function within(given: FilterFormState['fields'][string], open: number): number {
    const number = given === undefined || given === '' ? Number.NaN : Number(given)
    return Number.isNaN(number) ? open : Math.min(Math.max(number, start), end)
  }

  // A thumb at its end of the scale leaves that end open.
  const thumb = (side: 'min' | 'max', words: string, value: number) => (
    <input
      type="range"
      aria-label={`${label} ${words}`}
      aria-valuetext={withUnit(String(value), unit)}
      min={start}
      max={end}
      step={step}
      value={value}
      onChange={({ target }) => {
        const moved = Number(target.value)
        const bounded = side === 'min' ? Math.min(moved, to) : Math.max(moved, from)
        const isOpen = bounded === (side === 'min' ? start : end)
        form.type(`${key}-${side}`, isOpen ? '' : String(bounded))
      }}
      onBlur={form.leave}
    />
  )

  return (
    <div
      className="filter-slider"
      data-chosen={from > start || to < end || undefined}
      data-far={from > (start + end) / 2 || undefined}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={paths(false)} />
        <path d={paths(true)} className="filter-chosen" />
      </svg>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H100V100H0z" />
        <path d={`M${place(from)} 0H${place(to)}V100H${place(from)}z`} className="filter-chosen" />
      </svg>
      {form.isHydrated && (
        <>
          {thumb('min', 'from', from)}
          {thumb('max', 'to', to)}
        </>
      )}
    </div>
  )
}

// One product is seen beside a thousand.
function columnPath(left: number, right: number, share: number): string {
  if (share === 0) return ''
  const top = 100 - Math.max(5, share * 100)
  return `M${left.toFixed(1)} 100V${top.toFixed(0)}H${(right - 0.8).toFixed(1)}V100z`
}
