import { longDate } from '@argo/domain/text/date'
import type { ReactNode } from 'react'
import { PageHead } from '../../ui/PageHead.tsx'

export interface Chapter {
  id: string
  title: string
  text: ReactNode
}

interface PlainPageProps {
  title: string
  lead: ReactNode
  /** Day of the last change, YYYY-MM-DD. */
  changed: string
  chapters: Chapter[]
  /** Buttons beside the title. */
  actions?: ReactNode
  /** What stands beside the chapters on a wide screen. */
  children?: ReactNode
}

const longEnoughForContents = 5

/** A page to read or print: title, lead and, when it is long, contents; each chapter beside its heading. */
export function PlainPage({ title, lead, changed, chapters, actions, children }: PlainPageProps) {
  return (
    <article className="pb-16 lg:pb-24 print:pb-0">
      <PageHead title={title} lead={lead} className="lg:flex-nowrap">
        {chapters.length >= longEnoughForContents ? <Contents chapters={chapters} /> : actions}
      </PageHead>
      <div
        className={`page ${children ? 'grid grid-cols-1 items-center gap-x-16 gap-y-6 lg:grid-cols-2' : ''}`}
      >
        {children}
        {chapters.map(({ id, title, text }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className={`grid grid-cols-1 gap-x-10 gap-y-3 py-8 print:block print:break-inside-avoid print:py-2 ${children ? '' : 'border-t border-line lg:grid-cols-[5fr_7fr] lg:py-12'}`}
          >
            <h2 id={`${id}-heading`} className="text-title font-bold text-balance">
              {title}
            </h2>
            <div className="flex measure flex-col gap-4 text-[1.0625rem] text-pretty lg:text-lg print:max-w-none print:text-base">
              {text}
            </div>
          </section>
        ))}
        <p className="col-span-full border-t border-line pt-6 text-muted">
          Last changed <time dateTime={changed}>{longDate(changed)}</time>
        </p>
      </div>
    </article>
  )
}

function Contents({ chapters }: { chapters: Chapter[] }) {
  return (
    <nav aria-label="On this page" className="no-print lg:min-w-96 lg:basis-1/2">
      <ol className="gap-x-12 sm:columns-2">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="prose-link inline-flex min-h-11 items-center lg:min-h-9">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
