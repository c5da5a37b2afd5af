import type { ReactNode } from 'react'

interface PageHeadProps {
  title: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** What stands beside the title on a wide screen, such as a button. */
  children?: ReactNode
  className?: string
}

/** The head of a page that begins without a picture. */
export function PageHead({ title, lead, children, className = '' }: PageHeadProps) {
  return (
    <header
      className={`page flex flex-wrap items-end justify-between gap-x-10 gap-y-8 pt-12 pb-10 lg:pt-20 lg:pb-14 print:pt-0 print:pb-2 ${className}`}
    >
      <div>
        <h1 className="display text-hero">{title}</h1>
        {lead && <p className="mt-4 measure text-lead text-balance lg:mt-5">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
