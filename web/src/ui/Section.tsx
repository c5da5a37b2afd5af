import type { ReactNode } from 'react'

interface SectionProps {
  /** Unique on the page; its heading has it. */
  id: string
  title: ReactNode
  /** One or two sentences under the title, in the size between headings and body. */
  lead?: ReactNode
  /** What stands beside the title, such as a button. */
  beside?: ReactNode
  /** A bright section on the dark page, at most one a page: inside it each color keeps its role. */
  tone?: 'dark' | 'light'
  className?: string
  children: ReactNode
}

/** A part of a page, as wide as the screen, with its heading and what stands beneath it. */
export function Section({
  id,
  title,
  lead,
  beside,
  tone = 'dark',
  className = '',
  children,
}: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`section ${tone === 'light' ? 'tone-light' : 'border-t border-line'} ${className}`}
    >
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div>
            <h2 id={id} className="display text-display">
              {title}
            </h2>
            {lead && <p className="mt-4 measure text-lead text-balance">{lead}</p>}
          </div>
          {beside}
        </div>
        {children}
      </div>
    </section>
  )
}
