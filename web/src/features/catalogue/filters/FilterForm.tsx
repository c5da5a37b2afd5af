import type { ListFilter } from '@argo/domain/lists/filters/category-filters'
import { countOf } from '@argo/domain/text/count-of'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { ListParameters } from '../list-parameters.ts'
import type { LoadedList } from '../use-product-pages.ts'
import { ChoicesFilter } from './ChoicesFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import type { FilterFormState } from './use-filter-form.ts'

// At the lower edge of a phone, where the thumb is; from the side on a tablet.
const sheet =
  'sheet group/panel no-print mt-auto max-h-[88dvh] w-full max-w-none overflow-y-auto overscroll-contain border-t border-line bg-surface px-(--page-edge) text-foreground transition duration-200 ease-out backdrop:bg-black/60 starting:open:translate-y-6 starting:open:opacity-0 md:mt-0 md:h-dvh md:max-h-none md:w-96 md:border-t-0 md:border-r'

const besideList =
  'scrollbar-thin scrollbar-thumb-line scrollbar-track-transparent min-[88rem]:not-open:sticky min-[88rem]:not-open:top-20 min-[88rem]:not-open:block min-[88rem]:not-open:h-auto min-[88rem]:not-open:max-h-[calc(100dvh-6rem)] min-[88rem]:not-open:w-auto min-[88rem]:not-open:overflow-x-hidden min-[88rem]:not-open:border min-[88rem]:not-open:px-5'

interface FilterFormProps {
  id: string
  ref: Ref<HTMLFormElement>
  list: ListParameters
  filters: readonly ListFilter[]
  loaded: LoadedList
  form: FilterFormState
}

/** The form that filters a list. A browser sends it where no scripts run; with them the list follows each change. */
export function FilterForm({ id, ref, list, filters, loaded, form }: FilterFormProps) {
  const { category } = useSearch({ strict: false })
  const panel = useRef<HTMLElement>(null)
  const further = filters.filter(({ promoted }) => !promoted)
  const isChosen = ({ key }: ListFilter) =>
    [`${key}-is`, `${key}-min`, `${key}-max`].some((name) => form.fields[name] !== undefined)
  // As it was when the page came: it does not close under the visitor's hand.
  const [startsOpen] = useState(() => further.some(isChosen))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!form.submit() && loaded.isError) loaded.retry()
    panel.current?.hidePopover()
  }

  return (
    <section
      ref={panel}
      id={id}
      popover="auto"
      aria-labelledby={`${id}-heading`}
      className={`${sheet} ${besideList}`}
    >
      <div className="sticky top-0 z-3 flex min-h-14 items-center justify-between bg-surface min-[88rem]:min-h-12">
        <h3 id={`${id}-heading`} className="eyebrow">
          Filters
        </h3>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="-mr-[calc(var(--page-edge)*0.7)] grid size-12 place-items-center text-muted hover:text-foreground min-[88rem]:group-not-open/panel:hidden"
        >
          <Icon name="close" />
        </button>
      </div>
      <form
        ref={ref}
        // Where no scripts run, the page of the category is left at its list, which is far down.
        action={category === undefined ? '#products' : undefined}
        autoComplete="off"
        onSubmit={submit}
      >
        {typeof category === 'string' && <input type="hidden" name="category" value={category} />}
        {list.sort !== undefined && <input type="hidden" name="sort" value={list.sort} />}
        {filters
          .filter(({ promoted }) => promoted)
          .map((filter) => (
            <Filter key={filter.key} filter={filter} form={form} />
          ))}
        {further.length > 0 && (
          <details open={startsOpen} className="group/more border-t border-line">
            <summary className="eyebrow flex min-h-14 list-none items-center justify-between hover:text-accent-bright [&::-webkit-details-marker]:hidden">
              More filters
              <Icon
                name="chevron"
                className="size-5 text-accent transition-transform duration-200 group-open/more:rotate-180"
              />
            </summary>
            {further.map((filter) => (
              <Filter key={filter.key} filter={filter} form={form} />
            ))}
          </details>
        )}
        <div
          // The list beside it follows by itself; Enter in a field still sends the form.
          className={`sticky bottom-0 z-3 -mx-(--page-edge) grid gap-3 border-t border-line bg-surface px-(--page-edge) pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] min-[88rem]:-mx-5 min-[88rem]:px-5 ${form.isHydrated ? 'min-[88rem]:group-not-open/panel:hidden' : ''}`}
        >
          <Button type="submit">
            {form.isHydrated && !loaded.isPlaceholderData && !loaded.isError
              ? `Show ${countOf(loaded.count, 'product')}`
              : 'Show products'}
          </Button>
        </div>
      </form>
    </section>
  )
}

function Filter({ filter, form }: { filter: ListFilter; form: FilterFormState }) {
  const symbol = filter.kind === 'range' ? filter.unit : null
  const unit = symbol === '″' ? 'inches' : symbol
  return (
    <fieldset className="min-w-0 border-t border-line pt-4 pb-5">
      <legend className="float-left mb-2.5 flex w-full items-baseline justify-between gap-4 font-semibold">
        {filter.label}
        {unit !== null && <span className="text-sm font-normal text-muted">{unit}</span>}
      </legend>
      <div className="clear-both">
        {filter.kind === 'choices' ? (
          <ChoicesFilter filter={filter} form={form} />
        ) : (
          <RangeFilter filter={filter} unit={unit} form={form} />
        )}
      </div>
    </fieldset>
  )
}
