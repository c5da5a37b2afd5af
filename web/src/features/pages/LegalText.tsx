import type { LegalPageName, ShownLegalPage } from '@argo/domain/texts/legal-page'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { longDate } from '@argo/domain/text/date'
import { Prose } from '../../ui/Prose.tsx'

interface LegalTextProps {
  page: LegalPageName
  text: ShownLegalPage
}

/** What stands on a page such as the terms: its chapters, beside their contents. */
export function LegalText({ page, text: { lead, chapters, changed } }: LegalTextProps) {
  return (
    <article className="page grid grid-cols-1 gap-x-10 gap-y-6 pt-12 pb-16 md:grid-cols-[1fr_2fr] md:gap-y-14 lg:grid-cols-[5fr_7fr] lg:pt-20 lg:pb-24 print:block print:py-0">
      <h1 className="display text-hero md:max-lg:text-display">{fixedPages[page].title}</h1>
      <p className="text-title font-semibold text-balance lg:text-[min(2.75vw,3rem)]/[1.15]">
        {lead}
      </p>
      <div className="border-t border-line pt-4 md:pt-8 lg:pt-10 print:border-0 print:pt-0">
        <div className="md:sticky md:top-24">
          <nav aria-label="On this page" className="no-print">
            <ol className="[scroll-target-group:auto]">
              {chapters.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center border-l-2 border-line pl-4 [&:target-current]:border-accent underline-offset-4 hover:underline hover:decoration-accent md:min-h-10 lg:text-lg"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <p className="mt-2 text-muted md:mt-4">
            Last updated <time dateTime={changed}>{longDate(changed)}</time>
          </p>
        </div>
      </div>
      <div>
        {chapters.map(({ id, title, prose }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="border-t border-line py-8 text-[1.0625rem] lg:py-10 lg:text-lg 2xl:text-xl print:break-inside-avoid print:py-2 print:text-base"
          >
            <h2 id={`${id}-heading`} className="text-title font-bold text-balance">
              {title}
            </h2>
            <div className="mt-4 flex flex-col gap-4 text-pretty *:not-has-[table]:measure print:*:max-w-none">
              <Prose prose={prose} />
            </div>
          </section>
        ))}
      </div>
    </article>
  )
}
