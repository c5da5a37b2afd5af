import type { HistorySearch } from '@argo/domain/history/history-search'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { type Inputs, type Outputs, trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Failure } from '../ui/Failure.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { ProductChoice } from '../products/ProductChoice.tsx'
import { Options } from '../ui/Options.tsx'
import { QuietButton } from '../ui/QuietButton.tsx'
import { useUndo } from '../ui/use-undo.ts'
import { spanOf } from './day-span.ts'

const steps = [50, 200] as const

type Revision = Outputs['revisions']['list'][number]
type HistoryFilter = Omit<Inputs['revisions']['list'], 'limit'>

/** The newest 200 changes at most, each with what it changed and a button that takes it back. */
function History({ filter, nothing }: { filter: HistoryFilter; nothing: string }) {
  const [limit, setLimit] = useState<number>(steps[0])
  const { data, error, isPlaceholderData } = trpc.revisions.list.useQuery(
    { ...filter, limit },
    { placeholderData: keepPreviousData },
  )
  if (error) return <Failure error={error} />
  if (!data) return <p className="text-muted">Loading …</p>
  if (data.length === 0) return <p className="text-muted">{nothing}</p>
  return (
    <>
      <ol className="flex flex-col">
        {data.map((revision) => (
          <Change key={revision.id} revision={revision} />
        ))}
      </ol>
      {data.length === steps[0] && (
        <QuietButton
          className="self-start"
          disabled={isPlaceholderData}
          onClick={() => setLimit(steps[1])}
        >
          Older changes
        </QuietButton>
      )}
    </>
  )
}

function Change({ revision }: { revision: Revision }) {
  const { id, batch, inBatch, name, kind, person, at, note, differences, shown } = revision
  // What is no change of a row, and not undone here.
  const isAction = kind === 'action'
  const utils = trpc.useUtils()
  const { mutate, isPending } = useUndo(`${name} is as it was before.`)
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
              {kind} <RowLink revision={revision} />
              {note !== null && (
                <>
                  {' '}
                  (<Note text={note} />)
                </>
              )}
            </>
          )}
        </p>
        <p className="text-sm text-muted">
          <Moment at={at} />
        </p>
        {differences.length > 0 && (
          <dl className="mt-2 flex flex-col gap-2 text-sm">
            {differences.map(({ field, label, before, after }) => (
              <div
                key={`${field} ${label}`}
                className="grid gap-x-6 sm:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="font-semibold">{label}</dt>
                {before && (
                  <dd className="break-words whitespace-pre-line text-muted sm:col-start-2">
                    <del>
                      <Value text={before} />
                    </del>
                  </dd>
                )}
                {after && (
                  <dd className="break-words whitespace-pre-line sm:col-start-2">
                    <ins className="no-underline">
                      <Value text={after} />
                    </ins>
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
          <QuietButton disabled={isPending} onClick={() => mutate({ id })}>
            Undo
          </QuietButton>
        )}
        {inBatch > 1 && (
          <QuietButton disabled={isPending} onClick={() => mutate({ batch })}>
            Undo all {inBatch} together
          </QuietButton>
        )}
      </div>
    </li>
  )
}

/** What a field was or is; a time in the reader's own time zone. */
function Value({ text }: { text: string }) {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? <Moment at={text} /> : text
}

/** What is noted of a change: "undid the change of" a time, which is in the reader's own time zone. */
function Note({ text }: { text: string }) {
  const [, words, at] = /^(.* )(\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(text) ?? []
  if (at === undefined) return text
  return (
    <>
      {words}
      <Moment at={at} />
    </>
  )
}

/** What a row was called then, with a link to its form where it has one. */
function RowLink({ revision: { subject, rowId, name, kind } }: { revision: Revision }) {
  const className = 'font-semibold break-words hover:text-accent-bright'
  if (kind !== 'deleted' && subject === 'products')
    return (
      <Link to="/products/$id" params={{ id: Number(rowId) }} className={className}>
        {name}
      </Link>
    )
  if (subject === 'texts')
    return (
      <Link to="/texts/$key" params={{ key: rowId }} className={className}>
        {name}
      </Link>
    )
  return <span className="font-semibold">{name}</span>
}

/** Who changed what, and when; by person, product and day. */
export function HistoryPage() {
  const search = useSearch({ from: '/desk/history' })
  const { person, product, day } = search
  const filter = {
    personId: person,
    ...(product !== undefined && { subject: 'products' as const, rowId: String(product) }),
    ...(day !== undefined && spanOf(day)),
  }
  return (
    <DeskPage title="History">
      <Filters search={search} />
      <History filter={filter} nothing="There are no such changes." />
    </DeskPage>
  )
}

function Filters({ search: { person, product, day } }: { search: HistorySearch }) {
  const navigate = useNavigate()
  const { data: people = [] } = trpc.revisions.people.useQuery()
  // Nothing is chosen by an empty value; what is no choice the address leaves out.
  const choose = (chosen: HistorySearch) =>
    void navigate({ to: '/history', search: (before) => ({ ...before, ...chosen }), replace: true })
  return (
    <form
      role="search"
      aria-label="History"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-4 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1"
    >
      <SelectField
        label="Person"
        name="person"
        value={person ?? ''}
        onChange={({ target }) => choose({ person: Number(target.value) || undefined })}
      >
        <option value="">Everybody</option>
        <Options chosen={person} options={people.map(({ id, name }) => ({ value: id, name }))} />
      </SelectField>
      <ProductChoice
        label="Product"
        id="history-product"
        value={product}
        none="Everything"
        onChoose={(id) => choose({ product: id })}
      />
      <TextField
        label="Day"
        name="day"
        type="date"
        value={day ?? ''}
        onChange={({ target }) => choose({ day: target.value || undefined })}
      />
    </form>
  )
}

/** The history of one row, at the end of its page. */
export function RowHistory(filter: { subject: 'products' | 'texts'; rowId: string }) {
  return (
    <section aria-labelledby="history" className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 id="history" className="display text-title">
        History
      </h2>
      <History filter={filter} nothing="Nothing has been changed yet." />
    </section>
  )
}
