import { type ListAction, listActions } from '@argo/domain/products/list-action'
import { countOf } from '@argo/domain/text/count-of'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { useExport } from '../spreadsheet/use-export.ts'
import { type Outputs, trpc } from '../trpc.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Failure } from '../ui/Failure.tsx'
import { fieldId } from '../ui/field-id.ts'
import { QuietButton } from '../ui/QuietButton.tsx'
import { useUndo } from '../ui/use-undo.ts'

type DeskRow = Outputs['products']['list'][number]

const actions: Record<ListAction, { name: string; done: string; consequence: string }> = {
  publish: {
    name: 'Publish',
    done: 'published',
    consequence: 'Visitors see them at once, with the changes that are in draft.',
  },
  discontinue: {
    name: 'Discontinue',
    done: 'discontinued',
    consequence: 'Their pages stay and say so. They leave lists, search, and the feed.',
  },
  feature: {
    name: 'Feature',
    done: 'featured',
    consequence: 'They follow those that are featured. The home page shows the first six.',
  },
}

// Four of them stand beside one another on a phone.
const narrow = 'max-sm:px-3'

interface ChosenProductsProps {
  /** What is listed: of what is chosen, nothing else is changed. */
  rows: readonly DeskRow[]
  /** Whether there are no more of them. */
  areAll: boolean
  ids: ReadonlySet<number>
  onChoose: (ids: ReadonlySet<number>) => void
}

/** How many products are listed and chosen, what can be done to those that are, and what was done last, with a way back. */
export function ChosenProducts({ rows, areAll, ids, onChoose }: ChosenProductsProps) {
  const utils = trpc.useUtils()
  const all = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<ListAction>()
  const chosen = rows.filter(({ id }) => ids.has(id))
  const sheet = useExport()
  const changed = trpc.products.changeListed.useMutation({
    onSuccess: () => setAsked(undefined),
    onSettled: () => void utils.invalidate(),
  })
  const undone = useUndo('The products are as they were.', () => {
    changed.reset()
    all.current?.focus()
  })
  const ask = (action: ListAction) => {
    changed.reset()
    setAsked(action)
  }
  const isPart = chosen.length > 0 && chosen.length < rows.length
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPart
  }, [isPart])
  return (
    <>
      <div className="top-16 z-10 flex flex-wrap items-center gap-x-6 bg-background py-2 lg:top-0 [@media(min-height:40rem)]:has-[button]:sticky">
        <label className="flex min-h-11 items-center gap-3 lg:pl-3">
          <input
            type="checkbox"
            aria-label="Choose all that are listed"
            ref={all}
            className="indeterminate:border-accent indeterminate:after:h-0.5 indeterminate:after:w-2.5 indeterminate:after:bg-accent-bright indeterminate:after:content-['']"
            checked={rows.length > 0 && chosen.length === rows.length}
            onChange={({ target }) =>
              onChoose(new Set(target.checked ? rows.map(({ id }) => id) : []))
            }
          />
          <span
            role="status"
            className="tabular inline-block text-sm text-muted first-letter:uppercase"
          >
            {chosen.length > 0 && `${chosen.length} of `}
            {!areAll && 'the first '}
            {countOf(rows.length, 'product')}
            {chosen.length > 0 && ' chosen'}
            {!areAll && '; search for others'}
          </span>
        </label>
        {chosen.length > 0 && (
          <div role="group" aria-label="Chosen products" className="flex flex-wrap gap-2">
            {listActions.map((action) => (
              <QuietButton key={action} className={narrow} onClick={() => ask(action)}>
                {actions[action].name}
              </QuietButton>
            ))}
            <QuietButton
              className={narrow}
              disabled={sheet.isPending}
              onClick={() => sheet.mutate({ format: 'csv', ids: chosen.map(({ id }) => id) })}
            >
              Export
            </QuietButton>
          </div>
        )}
        {changed.isSuccess && (
          <p role="status" className="text-sm">
            {summaryOf(changed.data.changed, changed.variables)}{' '}
            {changed.data.changed > 0 && (
              <button
                type="button"
                className="prose-link min-h-11"
                disabled={undone.isPending}
                onClick={() => undone.mutate({ batch: changed.data.batch })}
              >
                Undo
              </button>
            )}
          </p>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title={`${actions[asked].name} ${countOf(chosen.length, 'product')}?`}
          isOpen
          onClose={() => setAsked(undefined)}
          action={actions[asked].name}
          call={{ isPending: changed.isPending, error: null }}
          onConfirm={() =>
            changed.mutate({
              action: asked,
              products: chosen.map(({ id, version }) => ({ id, version })),
            })
          }
        >
          {changed.error ? (
            <Refused error={changed.error} rows={rows} />
          ) : (
            actions[asked].consequence
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

function summaryOf(
  changed: number,
  { action, products }: { action: ListAction; products: readonly unknown[] },
): string {
  const { done } = actions[action]
  const rest = products.length - changed
  const already = rest > 0 ? ` ${rest} already ${rest === 1 ? 'was' : 'were'}.` : ''
  return `${countOf(changed, 'product')} ${done}.${already}`
}

/** Why nothing was done: each product that kept it from being, with a link to what is to be mended. */
function Refused({ error, rows }: { error: unknown; rows: readonly DeskRow[] }) {
  const refusals = Object.entries(httpErrorOf(error)?.fields ?? {}).flatMap(([path, sentence]) => {
    const [, id, ...field] = path.split('.')
    const row = rows.find((each) => String(each.id) === id)
    return row ? [{ row, field: field.slice(1).join('.'), sentence }] : []
  })
  if (refusals.length === 0) return <Failure error={error} />
  return (
    <span role="alert" className="block">
      <span className="font-semibold text-fail">
        Nothing was changed, because of {countOf(refusals.length, 'product')}:
      </span>
      {refusals.map(({ row: { id, name }, field, sentence }) => (
        <Link
          key={id}
          to="/products/$id"
          params={{ id }}
          {...(field !== '' && { hash: fieldId(field) })}
          className="prose-link block py-1"
        >
          {name}: {sentence}
        </Link>
      ))}
    </span>
  )
}
