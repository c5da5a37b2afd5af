import { useEffect, useRef, useState } from 'react'
import { described, FieldError } from '../../ui/Field.tsx'
import { trpc } from '../trpc.ts'
import { QuietButton } from '../ui/QuietButton.tsx'
import { ProductFinder } from './ProductFinder.tsx'

interface ProductChoiceProps {
  label: string
  /** Of the field. */
  id: string
  /** The id of the product that is chosen. */
  value: number | undefined
  /** Products that are not offered. */
  without?: readonly number[]
  /** What choosing none is called; one must be chosen if absent. */
  none?: string
  error?: string | undefined
  onChoose: (id: number | undefined) => void
}

/** Chooses one product among any number of them. */
export function ProductChoice(props: ProductChoiceProps) {
  const { label, id, value, without = [], none, error, onChoose } = props
  const [isChanging, setChanging] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const { data } = trpc.products.some.useQuery(
    { ids: value === undefined ? [] : [value] },
    { enabled: value !== undefined },
  )
  const isChosen = value !== undefined && !isChanging

  // What was pressed is gone then.
  const wasPressed = useRef(false)
  useEffect(() => {
    const next = isChosen ? field.current : field.current?.querySelector('input')
    if (wasPressed.current) next?.focus()
    wasPressed.current = false
  }, [isChosen])

  function choose(chosen: number | undefined): void {
    wasPressed.current = true
    setChanging(false)
    onChoose(chosen)
  }

  return (
    <div
      ref={field}
      id={id}
      tabIndex={-1}
      {...(isChosen && { role: 'group', 'aria-label': label })}
      {...described(id, error)}
      className="flex w-full min-w-0 flex-col gap-2 outline-none"
    >
      {isChosen ? (
        <>
          <p className="text-sm font-semibold">{label}</p>
          <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 break-words">{data?.[0]?.name ?? `Number ${value}`}</span>
            <QuietButton
              aria-label={`Change ${label.toLowerCase()}`}
              onClick={() => {
                wasPressed.current = true
                setChanging(true)
              }}
            >
              Change
            </QuietButton>
            {none !== undefined && (
              <QuietButton onClick={() => choose(undefined)}>{none}</QuietButton>
            )}
          </div>
        </>
      ) : (
        <ProductFinder label={label} without={without} onFound={(found) => choose(found.id)} />
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
