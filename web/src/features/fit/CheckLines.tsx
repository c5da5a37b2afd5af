import type { Answer } from '@argo/domain/fit/answer-build'
import { Link } from '@tanstack/react-router'
import { unbroken } from '../../lib/text/unbroken.ts'
import { StatusIcon, statusInk, statusWords } from './StatusIcon.tsx'
import type { LinkWith } from './use-build.ts'

/** The id of a check's line on the page. */
export function checkId(id: string): string {
  return `check-${id}`
}

interface CheckLinesProps {
  checks: Answer['checks']
  linkWith: LinkWith
}

/**
 * A line a check: what was checked, how it comes out, how it was calculated, what to mind, and which of our products
 * would mend it.
 */
export function CheckLines({ checks, linkWith }: CheckLinesProps) {
  if (checks.length === 0)
    return (
      <p className="text-lead text-muted no-print">
        Each part that you add is drawn to scale, and has its own line here.
      </p>
    )
  return (
    <ul className="border-b border-line text-pretty">
      {checks.map(({ id, title, status, result, calculation, note, field, suggestions }) => (
        <li
          key={id}
          id={checkId(id)}
          className="flex scroll-mt-20 gap-4 border-t border-line py-3 first:border-t-0 first:pt-0 print:break-inside-avoid print:py-1 print:leading-tight"
        >
          <StatusIcon status={status} className="mt-0.5 size-5" />
          <div className="min-w-0 grow">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{title}</span>{' '}
              <span className={`font-semibold ${statusInk(status)}`}>{statusWords[status]}</span>
            </h3>
            {status !== 'unknown' && (
              <p className="tabular text-lead font-bold print:leading-tight">{unbroken(result)}</p>
            )}
            <p className="tabular text-muted max-sm:text-sm print:text-sm">
              {field ? (
                <a href={`#${field}`} className="prose-link inline-block py-2 print:py-0">
                  {unbroken(calculation)}
                </a>
              ) : (
                unbroken(calculation)
              )}
            </p>
            {note && <p className="mt-1 print:text-sm">{unbroken(note)}</p>}
            {suggestions.map(({ field, key, name, result }) => (
              <p key={field} className="no-print flex flex-wrap items-center gap-x-2">
                <Link
                  {...linkWith({ field, key })}
                  className="prose-link inline-flex min-h-11 items-center font-semibold"
                >
                  Choose {name}
                </Link>
                <span className="tabular text-muted">{unbroken(result)}</span>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
