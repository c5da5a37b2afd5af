import { writeFilters } from '@argo/domain/lists/filters/list-filters'
import type { ListOrder } from '@argo/domain/products/product-page'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { startTransition, useOptimistic } from 'react'
import { useHydrationRef } from '../../lib/forms/hydration-ref.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { ListParameters } from './list-parameters.ts'

interface SortSelectProps {
  list: ListParameters
  orders: readonly ListOrder[]
  className: string
}

/** Chooses the order of a list. Where no scripts run, it is a form with a button. */
export function SortSelect({ list, orders, className }: SortSelectProps) {
  const navigate = useNavigate()
  const { category } = useSearch({ strict: false })
  const { sort = '' } = list
  const [chosen, setChosen] = useOptimistic(sort)

  const choose = (next: string) =>
    startTransition(async () => {
      setChosen(next)
      await navigate({
        to: '.',
        search: (before: object) => ({
          ...before,
          sort: next || undefined,
          page: undefined,
          from: undefined,
        }),
        resetScroll: false,
      })
    })

  const select = useHydrationRef(({ value }: HTMLSelectElement) => {
    if (value !== sort) choose(value)
  })

  return (
    <form className={`no-print flex gap-2 [&>div]:grow ${className}`}>
      {Object.entries({ category, ...writeFilters(list.filters) }).flatMap(([name, values]) =>
        [values ?? []]
          .flat()
          .map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
      )}
      <SelectField
        ref={select}
        label="Sort by"
        isLabelHidden
        name="sort"
        autoComplete="off"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Newest first</option>
        {orders
          .flatMap(({ label, ways }) => ways.map((way) => ({ label, ...way })))
          .map((way) => (
            <option key={way.sort} value={way.sort}>{`${way.label}, ${way.words}`}</option>
          ))}
      </SelectField>
      <span className="hidden unscripted:block">
        <Button type="submit" look="outline">
          Sort
        </Button>
      </span>
    </form>
  )
}
