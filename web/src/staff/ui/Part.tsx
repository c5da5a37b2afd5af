import type { ReactNode } from 'react'

/** The look of a row of a part, and of the link with which one begins. */
export const rowClass =
  'flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1'
export const linkClass = 'min-w-0 py-2 font-semibold break-words hover:text-accent-bright'

/** A part of a page with a small heading, and how many things stand in it. */
export function Part({
  title,
  count,
  children,
}: {
  title: string
  count?: number
  children: ReactNode
}) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="eyebrow text-muted">
        {title}
        {count !== undefined && count > 0 && (
          <span className="tabular ml-2 text-accent-bright">{count}</span>
        )}
      </h2>
      {children}
    </section>
  )
}

/** The rows of a part. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col border-t border-line empty:hidden">{children}</ul>
}
