import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { control } from '../../ui/Field.tsx'
import { type Outputs, trpc } from '../trpc.ts'
import { stateLabels } from './state-labels.ts'

type FoundProduct = Outputs['products']['find'][number]

interface ProductFinderProps {
  label: string
  /** Products that are not offered. */
  without: readonly number[]
  onFound: (product: FoundProduct) => void
}

/** A field in which a product is found by its name or number, among any number of them. */
export function ProductFinder({ label, without, onFound }: ProductFinderProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { data } = trpc.products.find.useQuery(
    { q },
    { enabled: q !== '', placeholderData: keepPreviousData },
  )
  const found = q === '' ? [] : (data ?? [])
  const offered = found.filter((product) => !without.includes(product.id))
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Combobox
        value={null}
        onChange={(product: FoundProduct | null) => {
          if (product) onFound(product)
        }}
        onClose={() => setTyped('')}
      >
        <ComboboxInput
          id={id}
          autoComplete="off"
          maxLength={200}
          placeholder="Part of its name or number"
          displayValue={() => typed}
          onChange={({ target }) => setTyped(target.value)}
          className={control}
        />
        <ComboboxOptions modal={false} className="border border-line bg-raised empty:hidden">
          {offered.map((product) => (
            <ComboboxOption
              key={product.id}
              value={product}
              className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-4 font-semibold data-focus:bg-line"
            >
              <span className="min-w-0 break-words">{product.name}</span>
              <span className="tabular text-sm font-normal text-muted">
                {product.state !== 'published' && `${stateLabels[product.state]}, `}
                {product.id}
              </span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
      <p role="status" className="text-sm text-muted empty:hidden">
        {q !== '' &&
          data &&
          offered.length === 0 &&
          (found.length === 0 ? 'There is no such product.' : 'It is among them already.')}
      </p>
    </div>
  )
}
