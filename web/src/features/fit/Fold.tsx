import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import css from './Fold.module.css'

/** What is folded on a phone alone, under a line that unfolds it. */
export function Fold({
  title,
  isOpen = false,
  children,
}: {
  /** Without one it stays as it is. */
  title?: ReactNode
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details
      open={isOpen || undefined}
      className={`group border-t border-line md:border-0 ${css.fold}`}
    >
      <summary
        className={`${title ? 'flex' : 'hidden'} min-h-12 list-none items-center gap-4 py-2 font-semibold print:hidden md:supports-[selector(::details-content)]:hidden`}
      >
        {title}
        <Icon name="chevron" className="ml-auto size-5 text-accent group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
