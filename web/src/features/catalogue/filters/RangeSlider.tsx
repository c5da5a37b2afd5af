import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import { withUnit } from '@argo/domain/text/count-of'
import { scaleOf } from './scale.ts'
import type { FilterFormState } from './use-filter-form.ts'

const chart =
  'absolute inset-x-[calc(var(--thumb)/2)] w-[calc(100%-var(--thumb))] overflow-visible stroke-line forced-color-adjust-none forced-colors:stroke-[GrayText]'

// Forced colors leave nothing of a gradient, and of a thumb all that can be touched.
const thumbClass =
  '[--ink:var(--color-foreground)] [&::-moz-range-track]:bg-transparent thumb:pointer-events-auto thumb:h-[2.75rem] thumb:w-(--thumb) thumb:cursor-ew-resize thumb:appearance-none thumb:rounded-none thumb:border-none thumb:bg-[linear-gradient(var(--ink),var(--ink))] thumb:bg-size-[0.75rem_1.25rem] thumb:bg-center thumb:bg-no-repeat focus-visible:thumb:bg-accent/35 focus-visible:thumb:outline-2 focus-visible:thumb:-outline-offset-2 focus-visible:thumb:outline-accent forced-colors:forced-color-adjust-none forced-colors:[--ink:ButtonText]'

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
      // The first stands over the lowest figure, the last over the highest.
      path: barPath(place(min + (index * (max - min)) / (bars.length - 1)), count / highest),
      isChosen: left + width > from && left < to,
    }
  })
  const paths = (chosen: boolean) =>
    columns.map(({ path, isChosen }) => (isChosen === chosen ? path : '')).join('')

  function within(given: FilterFormState['fields'][string], open: number): number {
    const number = given === undefined || given === '' ? Number.NaN : Number(given)
    return Number.isNaN(number) ? open : Math.min(Math.max(number, start), end)
  }

  const inRange = 'stroke-accent forced-colors:stroke-[Highlight]'

  // A thumb at its end of the scale leaves that end open.
  const thumb = (side: 'min' | 'max', words: string, value: number, isAbove = false) => (
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
      className={`pointer-events-none absolute inset-x-0 bottom-0 h-[2.75rem] w-full appearance-none bg-transparent outline-none ${isAbove ? 'z-1' : ''} ${thumbClass}`}
    />
  )

  return (
    // The middle of a thumb reaches both ends of its line; what is seen of a thumb then ends where the fields do.
    <div className="relative mx-[max(calc(var(--page-edge)*-1),calc(var(--thumb)/-2+0.375rem))] h-[4.25rem] [--thumb:1.75rem] pointer-coarse:[--thumb:2.75rem]">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`top-0 h-[2.125rem] stroke-4 ${chart}`}
      >
        <path d={paths(false)} vectorEffect="non-scaling-stroke" />
        <path d={paths(true)} vectorEffect="non-scaling-stroke" className={inRange} />
      </svg>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`top-[2.875rem] h-0.5 stroke-2 ${chart}`}
      >
        <path d="M0 50H100" vectorEffect="non-scaling-stroke" />
        <path
          d={`M${place(from)} 50H${place(to)}`}
          vectorEffect="non-scaling-stroke"
          className={inRange}
        />
      </svg>
      {form.isHydrated && (
        <>
          {/* Both thumbs at the far end: the one that can still be moved is above. */}
          {thumb('min', 'from', from, from > (start + end) / 2)}
          {thumb('max', 'to', to)}
        </>
      )}
    </div>
  )
}

// One product is seen beside a thousand.
function barPath(left: number, share: number): string {
  if (share === 0) return ''
  const top = 100 - Math.max(5, share * 100)
  return `M${left.toFixed(1)} 100V${top.toFixed(0)}`
}
