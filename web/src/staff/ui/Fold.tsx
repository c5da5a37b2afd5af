import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'

interface FoldProps {
  /** What the part is called, as its legend says where there is room. */
  title: string
  /** How many entries it has. */
  count: number
  children: ReactNode
}

/** A part of a long form: folded under its title on phones, open where there is room. */
export function Fold({ title, count, children }: FoldProps) {
  const [isWide] = useState(() => window.matchMedia('(width >= 40rem)').matches)
  return (
    <details open={isWide} className="group max-sm:border-b max-sm:border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 sm:group-open:hidden">
        <span className="display text-lead">{title}</span>
        <span className="tabular text-sm text-muted">{count}</span>
        <Icon name="chevron" className="ml-auto size-5 group-open:rotate-180" />
      </summary>
      <div className="max-sm:pb-6">{children}</div>
    </details>
  )
}
