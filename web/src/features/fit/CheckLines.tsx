import type { Check } from '@argo/domain/fit/check'
import { unbroken } from '../../lib/text/unbroken.ts'
import { StatusIcon, statusWords } from './StatusIcon.tsx'

/** A line a check: what was checked, how it comes out, how it was calculated, and what to mind. */
export function CheckLines({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0)
    return <p className="text-lead text-muted">Add a part below: each has its own line here.</p>
  return (
    <ul className="fit-list">
      {checks.map(({ id, title, status, result, calculation, note }) => (
        <li key={id} className="fit-row flex gap-4">
          <StatusIcon status={status} className="mt-0.5 size-5" />
          <div className="grid min-w-0 grow grid-cols-1 gap-x-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
              <span className="sm:block">{title}</span>
              <span className="text-sm font-semibold text-muted">{statusWords[status]}</span>
            </h3>
            <div>
              {status !== 'unknown' && (
                <p className="tabular text-lead font-bold">{unbroken(result)}</p>
              )}
              <p className="tabular text-sm text-muted">{unbroken(calculation)}</p>
              {note && <p className="mt-1 text-sm text-foreground">{unbroken(note)}</p>}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
