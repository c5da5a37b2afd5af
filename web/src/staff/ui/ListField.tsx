import type { ComponentProps, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../ui/Icon.tsx'
import { QuietButton } from './QuietButton.tsx'

interface ListFieldProps<Item> {
  /** The list's field; what is wrong with the list as a whole is linked to it. */
  id: string
  legend: string
  help?: ReactNode
  error?: string | undefined
  items: readonly Item[]
  onChange: (items: Item[]) => void
  /** What one of them is called: "spec". */
  noun: string
  /** What is added; no button to add without it. */
  empty?: Item
  /** Rows of a table, of two fields beside each other: a name, and what is said of it. */
  isTable?: boolean
  /** The fields of one, under its number from 0. */
  children: (item: Item, index: number) => ReactNode
}

const row = 'flex flex-wrap items-start gap-3 border-t border-line pt-3'
const rowOfTable =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b border-line py-1.5 sm:grid-cols-[12rem_minmax(0,1fr)_auto]'

const [up, down] = ['[title$=" up"]:enabled', '[title$=" down"]:enabled'] as const

/** A list that is added to, taken from and put into order with buttons. */
export function ListField<Item>(props: ListFieldProps<Item>) {
  const { id, legend, help, error, items, onChange, noun, empty, isTable, children } = props
  const moved = (index: number, by: number) => {
    const order = [...items]
    order.splice(index + by, 0, ...order.splice(index, 1))
    return order
  }

  /** Shows the changed items, and gives a button or a field of one the focus. */
  function show(changed: Item[], index: number, ...focused: string[]): void {
    flushSync(() => onChange(changed))
    const field = document.getElementById(id)
    const row = field?.querySelector('ol')?.children[index]
    const found = focused.map((selector) => row?.querySelector<HTMLElement>(selector))
    ;(found.find(Boolean) ?? field)?.focus()
  }

  return (
    <fieldset id={id} tabIndex={-1} className="flex min-w-0 flex-col gap-4 outline-none">
      <legend className="display mb-1 text-lead max-sm:in-[details]:sr-only">{legend}</legend>
      {help && <p className="max-w-[44em] text-sm text-muted">{help}</p>}
      {error && <p className="text-sm font-semibold text-fail">{error}</p>}
      <ol className={isTable ? 'flex flex-col border-t border-line' : 'flex flex-col gap-3'}>
        {items.map((item, index) => (
          // Rows have no identity of their own: what is typed is in the item.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={isTable ? rowOfTable : row}>
            <div className={isTable ? 'contents' : 'flex min-w-0 grow basis-64 flex-col gap-4'}>
              {children(item, index)}
            </div>
            <div className={isTable ? 'order-2 flex sm:order-3' : 'flex sm:pt-7'}>
              <RowButton
                name={`Move ${noun} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => show(moved(index, -1), index - 1, up, down)}
              >
                <Icon name="chevron" className="size-5 rotate-180" />
              </RowButton>
              <RowButton
                name={`Move ${noun} ${index + 1} down`}
                disabled={index === items.length - 1}
                onClick={() => show(moved(index, 1), index + 1, down, up)}
              >
                <Icon name="chevron" className="size-5" />
              </RowButton>
              <RowButton
                name={`Remove ${noun} ${index + 1}`}
                onClick={() => show(items.toSpliced(index, 1), index, '[title^="Remove"]')}
              >
                <Icon name="close" className="size-5" />
              </RowButton>
            </div>
          </li>
        ))}
      </ol>
      {empty !== undefined && (
        <QuietButton
          className="self-start"
          onClick={() => show([...items, empty], items.length, 'input, select, textarea')}
        >
          Add a {noun}
        </QuietButton>
      )}
    </fieldset>
  )
}

function RowButton({ name, ...rest }: ComponentProps<'button'> & { name: string }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className="grid size-11 place-items-center pointer-fine:w-9 text-muted hover:text-foreground disabled:opacity-30"
      {...rest}
    />
  )
}
