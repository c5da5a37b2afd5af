import type { ReactNode } from 'react'

/** A part of the answer under its heading. */
export function AnswerSection({
  id,
  title,
  help,
  className = '',
  children,
}: {
  id: string
  title: string
  help?: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className={`mt-14 flex flex-col border-t border-line pt-6 text-pretty print:mt-4 print:block print:pt-2 ${className}`}
    >
      <h2 id={id} className="display text-title print:break-after-avoid">
        {title}
      </h2>
      <div className="mt-5 print:mt-1">{children}</div>
      {help && <p className="mt-4 text-muted no-print">{help}</p>}
    </section>
  )
}
