import type { ReactNode } from 'react'

interface DeskPageProps {
  title: string
  /** What can be done with the whole page, beside its heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the desk: its heading, which is its title too, and what is below. */
export function DeskPage({ title, actions, children }: DeskPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <title>{`${title} – Argo desk`}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-title">{title}</h1>
        {actions}
      </div>
      {children}
    </div>
  )
}
