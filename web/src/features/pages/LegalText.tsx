import type { LegalPageName, ShownLegalPage } from '@argo/domain/texts/legal-page'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { longDate } from '@argo/domain/text/date'
import { PageHead } from '../../ui/PageHead.tsx'
import { Prose } from '../../ui/Prose.tsx'

interface LegalTextProps {
  page: LegalPageName
  text: ShownLegalPage
}

/** What stands on a page such as the terms: its chapters, beside their contents. */
export function LegalText({ page, text: { lead, chapters, changed } }: LegalTextProps) {
  return (
    <article className="pb-16 lg:pb-24 print:pb-0">
      <PageHead title={fixedPages[page].title} lead={lead} />
      <div className="page grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[1fr_2fr] lg:grid-cols-[5fr_7fr] print:block">
        <div className="border-t border-line pt-4 md:pt-8 lg:pt-10 print:border-0 print:pt-0">
          <div className="md:sticky md:top-24">
            <nav aria-label="On this page" className="no-print">
              <ol>
                {chapters.map(({ id, title }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="inline-flex min-h-11 items-center hover:text-accent-bright md:min-h-10 lg:text-lg"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            <p className="mt-2 text-muted md:mt-4">
              Last changed <time dateTime={changed}>{longDate(changed)}</time>
            </p>
          </div>
        </div>
        <div>
          {chapters.map(({ id, title, prose }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-heading`}
              className="border-t border-line py-8 lg:py-10 print:break-inside-avoid print:py-2"
            >
              <h2 id={`${id}-heading`} className="text-title font-bold text-balance">
                {title}
              </h2>
              <div className="mt-4 flex measure flex-col gap-4 text-[1.0625rem] text-pretty lg:text-lg 2xl:text-xl print:max-w-none print:text-base">
                <Prose prose={prose} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
