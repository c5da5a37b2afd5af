import type { ReactNode } from 'react'
import { Logo } from '../../ui/Logo.tsx'

/** What stands in front of the desk: a page with one thing to do. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page flex min-h-svh max-w-lg flex-col justify-center gap-6 py-12"
    >
      <title>{`${title} – Argo desk`}</title>
      <Logo />
      <h1 className="display text-title">{title}</h1>
      {children}
    </main>
  )
}
