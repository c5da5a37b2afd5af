import { countOf } from '@argo/domain/text/count-of'
import type { ReactNode } from 'react'
import type { Outputs } from '../trpc.ts'
import { rowClass } from '../ui/Part.tsx'

type Wanted = Outputs['notFound']['list']['addresses'][number]

/** Words or an address that visitors did not find, how often and when last, and from where links lead to it. */
export function NotFoundRow({
  wanted,
  count,
  lastDay,
  pages,
  children,
}: Wanted & { children?: ReactNode }) {
  return (
    <li className={rowClass}>
      <span className="min-w-0 py-2">
        <span className="font-semibold break-words">{legible(wanted)}</span>
        {pages.length > 0 && (
          <span className="block text-sm break-words text-muted">
            Linked from {pages.map(legible).join(', ')}
          </span>
        )}
      </span>
      <span className="tabular flex flex-wrap items-center gap-x-4 text-sm text-muted">
        {countOf(count, 'time')}, last on {lastDay}
        {children}
      </span>
    </li>
  )
}

function legible(wanted: string): string {
  try {
    return decodeURI(wanted)
  } catch {
    return wanted
  }
}
