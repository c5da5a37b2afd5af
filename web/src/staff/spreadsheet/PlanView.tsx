import { countOf } from '@argo/domain/text/count-of'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { roles } from '../../ui/table-roles.ts'
import type { Outputs } from '../trpc.ts'
import { QuietButton } from '../ui/QuietButton.tsx'

/** What an import would do. */
export type SheetPlan = Outputs['spreadsheet']['plan']
type CellChange = SheetPlan['changes'][number]

/** What keeps a sheet from being imported, what is to be looked at, what follows from its changes, and each changed cell. */
export function PlanView({ plan: { problems, notes, effects, changes } }: { plan: SheetPlan }) {
  return (
    <>
      {problems.length > 0 && (
        <Part title="What to fix in the file">
          <Lines
            lines={problems.map(({ row, column, sentence }) => ({
              of: `Row ${row}, ${column}`,
              sentence,
            }))}
          />
        </Part>
      )}
      {notes.length > 0 && (
        <Part title="What to check before it is imported">
          <Lines lines={notes} />
        </Part>
      )}
      {effects.length > 0 && (
        <Part title="What follows for filters, comparison, and fit">
          <Lines lines={effects.map(({ name, sentence }) => ({ of: name, sentence }))} />
        </Part>
      )}
      {changes.length > 0 && (
        <Part title="Changed cells">
          <ChangeTable changes={changes} />
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-col gap-3">
      <h3 className="eyebrow text-foreground">{title}</h3>
      {children}
    </div>
  )
}

function Lines({ lines }: { lines: { of: string; sentence: string }[] }) {
  const { shown, more } = useFirst(lines)
  return (
    <>
      <ul className="flex flex-col border-t border-line">
        {shown.map(({ of, sentence }) => (
          <li key={`${of} ${sentence}`} className="border-b border-line py-2 wrap-anywhere">
            <span className="font-semibold">{of}:</span>{' '}
            <span className="text-muted">{sentence}</span>
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}

function ChangeTable({ changes }: { changes: CellChange[] }) {
  const { shown, more } = useFirst(changes)
  return (
    <>
      <table
        {...roles.table}
        aria-label="Changed cells"
        className="block w-full border-b border-line text-left wrap-anywhere lg:table"
      >
        <thead {...roles.rowgroup} className="sr-only lg:not-sr-only lg:table-header-group">
          <tr {...roles.row} className="text-sm text-muted">
            {['Product', 'Column', 'Before', 'After'].map((name) => (
              <th key={name} {...roles.columnheader} className="py-2 pr-6 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="block lg:table-row-group">
          {shown.map((change) => (
            <Row key={`${change.row} ${change.column}`} change={change} />
          ))}
        </tbody>
      </table>
      {more}
    </>
  )
}

function Row({ change }: { change: CellChange }) {
  const { id, name, column, before, after, read, unread, doubt } = change
  return (
    <tr
      {...roles.row}
      className="block border-t border-line py-3 align-top lg:table-row lg:*:py-2 lg:*:pr-6"
    >
      <th {...roles.rowheader} className="inline lg:table-cell lg:w-1/5">
        {name} <span className="tabular text-sm font-normal text-muted">{id ?? 'new'}</span>
      </th>
      <td
        {...roles.cell}
        className="inline text-muted before:content-['_·_'] lg:table-cell lg:w-1/5 lg:before:content-none"
      >
        {column}
      </td>
      <td
        {...roles.cell}
        className="mt-1 block whitespace-pre-line text-muted line-through lg:table-cell lg:w-1/4"
      >
        {before}
      </td>
      <td {...roles.cell} className="block lg:table-cell">
        <span className="whitespace-pre-line">
          {after === '' ? <span className="text-muted">nothing</span> : after}
        </span>
        {unread ? (
          <span className="mt-1 flex gap-2 text-sm font-semibold text-fail">
            <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
            <span>
              Cannot be read: {unread.problem}.
              {unread.proposal !== null && ` It is proposed to write “${unread.proposal}”.`}
            </span>
          </span>
        ) : (
          read.length > 0 &&
          read.join('; ') !== after && (
            <span className="mt-1 block text-sm text-muted">Read as {read.join('; ')}</span>
          )
        )}
        {doubt !== null && <span className="mt-1 block text-sm font-semibold">{doubt}</span>}
      </td>
    </tr>
  )
}

const atFirst = 200

/** The first of many lines, and a button that shows all. */
function useFirst<T>(lines: T[]): { shown: T[]; more: ReactNode } {
  const [isWhole, setWhole] = useState(false)
  if (isWhole || lines.length <= atFirst) return { shown: lines, more: null }
  return {
    shown: lines.slice(0, atFirst),
    more: (
      <QuietButton className="self-start" onClick={() => setWhole(true)}>
        Show all {countOf(lines.length, 'line')}
      </QuietButton>
    ),
  }
}
