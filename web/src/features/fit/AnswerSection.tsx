import type { ReactNode } from 'react'
import { Fold } from './Fold.tsx'

/** A part of the answer under its heading. */
export function AnswerSection({
  id,
  title,
  isFolded = false,
  className = '',
  children,
}: {
  id: string
  title: string
  /** On a phone. */
  isFolded?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col text-pretty print:mt-4 print:block print:border-t print:border-line print:pt-2 md:mt-14 md:border-t md:border-line md:pt-6 ${isFolded ? '' : 'mt-14 border-t border-line pt-6'} ${className}`}
    >
      <h2
        id={id}
        className={`display text-title print:break-after-avoid ${isFolded ? 'max-md:hidden' : ''}`}
      >
        {title}
      </h2>
      {isFolded ? (
        <Fold title={<span className="display text-title">{title}</span>}>
          <div className="py-4 md:mt-5 md:py-0 print:mt-1">{children}</div>
        </Fold>
      ) : (
        <div className="mt-5 print:mt-1">{children}</div>
      )}
    </section>
  )
}
