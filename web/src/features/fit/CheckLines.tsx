import type { Answer } from '@argo/domain/fit/answer-build'
import { unbroken } from '../../lib/text/unbroken.ts'
import { ButtonLink } from '../../ui/Button.tsx'
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
    <ul className="contents text-pretty md:grid md:grid-cols-2 md:gap-x-6 xl:gap-x-10 min-[100rem]:grid-cols-3 print:col-start-2 print:row-start-1 print:block">
      {checks.map(({ id, title, status, result, calculation, note, field, suggestions }) => (
        <li
          key={id}
          id={checkId(id)}
          // On a phone what does not fit, and what mends it, comes before the drawing.
          className={`flex scroll-mt-20 gap-4 border-t border-line max-md:pt-4 md:py-4 print:break-inside-avoid print:py-1 print:leading-tight ${status === 'collides' ? 'max-md:order-first' : ''}`}
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
            {suggestions.map(({ field, key, name, status, result, calculation }, index) => (
              <p key={field} className="no-print mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
                <ButtonLink
                  {...linkWith({ field, key })}
                  look={index > 0 || status === 'tight' ? 'outline' : 'accent'}
                >
                  Choose {name}
                </ButtonLink>
                {status === 'tight' ? (
                  <span className="tabular text-muted">
                    <strong className={statusInk(status)}>Tight, {unbroken(result)}</strong>:{' '}
                    {unbroken(calculation)}
                  </span>
                ) : (
                  <span className="tabular text-muted">{unbroken(result)}</span>
                )}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
