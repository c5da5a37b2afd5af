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

/** A page to read or print: title, lead and, when it is long, contents, which stay beside the chapters on a wide screen. */
export function PlainPage({ title, lead, changed, chapters, children }: PlainPageProps) {
  return (
    <article className="page grid grid-cols-1 gap-x-10 pt-12 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24 print:block print:pt-0 print:pb-0">
      <header className="lg:sticky lg:top-24 lg:col-span-5 lg:max-h-[calc(100svh-6rem)] lg:self-start lg:overflow-y-auto">
        <h1 className="display text-display wrap-anywhere">{title}</h1>
        <p className="mt-5 max-w-[24em] text-lead">{lead}</p>
        <p className="mt-5 text-sm text-muted">
          Last changed <time dateTime={changed}>{longDate(changed)}</time>
        </p>
        {chapters.length >= longEnoughForContents && <Contents chapters={chapters} />}
      </header>
      <div className="max-w-[44rem] max-lg:mt-10 lg:col-span-7 print:max-w-none">
        {children}
        {chapters.map(({ id, title, text }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="mt-10 border-t border-line pt-6 first:mt-0 print:mt-3 print:break-inside-avoid print:pt-3"
          >
            <h2 id={`${id}-heading`} className="text-title font-bold">
              {title}
            </h2>
            <div className="mt-3 flex flex-col gap-4 text-[1.0625rem] lg:text-lg print:text-base">
              {text}
            </div>
          </section>
        ))}
      </div>
    </article>
  )
}

function Contents({ chapters }: { chapters: Chapter[] }) {
  return (
    <nav aria-label="On this page" className="no-print mt-8 border-l-[3px] border-line pl-5">
      <ol className="columns-1 gap-8 sm:columns-2 lg:columns-1">
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
