import type { Answer } from '@argo/domain/fit/answer-build'
import { unbroken } from '../../lib/text/unbroken.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { StatusIcon, statusInk, statusWords } from '../../ui/StatusIcon.tsx'
import type { Build } from './use-build.ts'

/** The id of a check's line on the page. */
export function checkId(id: string): string {
  return `check-${id}`
}

interface CheckLinesProps {
  checks: Answer['checks']
  linkWith: Build['linkWith']
  className?: string
}

/**
 * A line a check: what was checked, how it comes out, how it was calculated, what to mind, and which of our products
 * would mend it.
 */
export function CheckLines({ checks, linkWith, className = '' }: CheckLinesProps) {
  if (checks.length === 0) return null
  return (
    <ul className={`flex flex-wrap gap-x-6 text-pretty xl:gap-x-10 print:block ${className}`}>
      {checks.map(({ id, title, status, result, calculation, note, field, suggestions }) => (
        <li
          key={id}
          id={checkId(id)}
          className="flex flex-[1_1_min(100%,23rem)] scroll-mt-20 gap-4 border-t border-line py-4 print:break-inside-avoid print:py-1 print:leading-tight"
        >
          <StatusIcon status={status} className="mt-0.5 size-5" />
          <div className="min-w-0 grow">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 flex-[1_1_10rem]">{title}</span>{' '}
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
              <p key={field} className="no-print mt-3">
                <ButtonLink
                  {...linkWith({ field, key })}
                  look={index > 0 || status !== 'fits' ? 'outline' : 'accent'}
                >
                  Choose {name}
                </ButtonLink>
                <span className="tabular mt-1.5 block text-muted">
                  {status !== 'fits' ? (
                    <>
                      <strong className={statusInk(status)}>
                        {statusWords[status]}, {unbroken(result)}
                      </strong>
                      : {unbroken(calculation)}
                    </>
                  ) : (
                    unbroken(result)
                  )}
                </span>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
