import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { type Outputs, trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Failure } from '../ui/Failure.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { notifyUndone } from '../ui/notify-undone.ts'

const steps = [50, 200] as const

interface HistoryFilter {
  subject?: 'products' | 'texts'
  rowId?: string
}

/** The newest 200 changes at most, each with what it changed and a button that takes it back. */
function History(filter: HistoryFilter) {
  const [limit, setLimit] = useState<number>(steps[0])
  const { data, error, isPlaceholderData } = trpc.revisions.list.useQuery(
    { ...filter, limit },
    { placeholderData: keepPreviousData },
  )
  if (error) return <Failure error={error} />
  if (!data) return <p className="text-muted">Loading …</p>
  if (data.length === 0) return <p className="text-muted">Nothing has been changed yet.</p>
  return (
    <>
      <ol className="flex flex-col">
        {data.map((revision) => (
          <Change key={revision.id} revision={revision} />
        ))}
      </ol>
      {data.length === steps[0] && (
        <Button
          look="outline"
          className="self-start"
          disabled={isPlaceholderData}
          onClick={() => setLimit(steps[1])}
        >
          Older changes
        </Button>
      )}
    </>
  )
}

function Change({ revision }: { revision: Outputs['revisions']['list'][number] }) {
  const { id, batch, inBatch, name, kind, person, at, note, differences, shown } = revision
  // What is no change of a row, and not undone here.
  const isAction = kind === 'action'
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.revisions.undo.useMutation({
    onSuccess: ({ kept }) => notifyUndone(kept, `${name} is as it was before.`),
    onError: (error) => notifyFailure('Not undone', error),
    onSettled: () => void utils.invalidate(),
  })
  const { mutate: show, isPending: isShowing } = trpc.revisions.show.useMutation({
    onError: (error) => notifyFailure('Not changed', error),
    onSettled: () => void utils.revisions.invalidate(),
  })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-t border-line py-4">
      <div className="min-w-0 grow basis-72">
        <p>
          <span className="font-semibold">{person ?? 'Outside the desk'}</span>{' '}
          {isAction ? (
            note
          ) : (
            <>
              {kind} <span className="font-semibold">{name}</span>
              {note !== null && ` (${note})`}
            </>
          )}
        </p>
        <p className="text-sm text-muted">
          <Moment at={at} />
        </p>
        {differences.length > 0 && (
          <dl className="mt-2 flex flex-col gap-2 text-sm">
            {differences.map(({ field, label, before, after }) => (
              <div key={`${field} ${label}`}>
                <dt className="font-semibold">{label}</dt>
                {before !== null && (
                  <dd className="break-words whitespace-pre-line text-muted">
                    <del>{before}</del>
                  </dd>
                )}
                {after !== null && (
                  <dd className="break-words whitespace-pre-line">
                    <ins className="no-underline">{after}</ins>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
        {shown !== null && (
          <label className="mt-2 flex min-h-11 items-center gap-3 self-start text-sm">
            <input
              type="checkbox"
              checked={shown}
              disabled={isShowing}
              onChange={({ target }) => show({ id, shown: target.checked })}
            />
            Tell visitors of these figures, on the product’s page and in the feed
          </label>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {!isAction && (
          <Button look="outline" disabled={isPending} onClick={() => mutate({ id })}>
            Undo
          </Button>
        )}
        {inBatch > 1 && (
          <Button look="outline" disabled={isPending} onClick={() => mutate({ batch })}>
            Undo all {inBatch} together
          </Button>
        )}
      </div>
    </li>
  )
}

/** Who changed what, and when. */
export function HistoryPage() {
  return (
    <DeskPage title="History">
      <History />
    </DeskPage>
  )
}

/** The history of one row, at the end of its page. */
export function RowHistory(filter: Required<HistoryFilter>) {
  return (
    <section aria-labelledby="history" className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 id="history" className="display text-title">
        History
      </h2>
      <History {...filter} />
    </section>
  )
}
