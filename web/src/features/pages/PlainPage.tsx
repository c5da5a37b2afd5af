import { longDate } from '@argo/domain/text/date'
import type { ReactNode } from 'react'

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
  children?: ReactNode
}

const longEnoughForContents = 5

/** One narrow column to read or print: title, lead, contents when it is long, then the chapters. */
export function PlainPage({ title, lead, changed, chapters, children }: PlainPageProps) {
  return (
    <article className="page pt-28 pb-24 lg:pt-40 lg:pb-32 print:pt-0 print:pb-0">
      <div className="mx-auto max-w-[46rem]">
        <header>
          <h1 className="display text-display">{title}</h1>
          <p className="mt-5 text-lead">{lead}</p>
          <p className="mt-5 text-sm text-muted">
            Last changed <time dateTime={changed}>{longDate(changed)}</time>
          </p>
        </header>
        {chapters.length >= longEnoughForContents && <Contents chapters={chapters} />}
        {children}
        {chapters.map(({ id, title, text }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="mt-10 border-t border-line pt-6 print:mt-3 print:break-inside-avoid print:pt-3"
          >
            <h2 id={`${id}-heading`} className="text-title font-bold">
              {title}
            </h2>
            <div className="mt-3 flex flex-col gap-4 text-foreground/90">{text}</div>
          </section>
        ))}
      </div>
    </article>
  )
}

function Contents({ chapters }: { chapters: Chapter[] }) {
  return (
    <nav aria-label="On this page" className="no-print mt-8 border-l-[3px] border-line pl-5">
      <ol className="columns-1 gap-8 sm:columns-2">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-foreground hover:decoration-accent"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
