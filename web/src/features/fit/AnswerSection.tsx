import type { ReactNode } from 'react'

/** A part of the answer: its heading, and beside it what it says. */
export function AnswerSection({
  id,
  title,
  help,
  children,
}: {
  id: string
  title: string
  help?: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="mt-12 grid grid-cols-1 gap-x-12 border-t border-line pt-6 text-pretty xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:mt-4 print:block print:pt-2"
    >
      <div className="mb-4 print:mb-1 print:break-after-avoid">
        <h2 id={id} className="display text-title">
          {title}
        </h2>
        {help && <p className="mt-2 text-sm text-muted no-print">{help}</p>}
      </div>
      {children}
    </section>
  )
}
