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
      data-follows={form.isHydrated || undefined}
      className="filters no-print"
    >
      <div className="filters-head">
        <h3 id={`${id}-heading`} className="eyebrow">
          Filters
        </h3>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="filters-close"
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
          <details open={startsOpen} className="filters-more">
            <summary className="eyebrow">
              More filters
              <Icon name="chevron" />
            </summary>
            {further.map((filter) => (
              <Filter key={filter.key} filter={filter} form={form} />
            ))}
          </details>
        )}
        <div className="filters-submit">
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
  return filter.kind === 'choices' ? (
    <ChoicesFilter filter={filter} form={form} />
  ) : (
    <RangeFilter filter={filter} form={form} />
  )
}
