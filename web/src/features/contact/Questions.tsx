import { useHydrated, useLocation } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc/trpc.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { PathLink } from '../../ui/PathLink.tsx'

/** The questions of the FAQ, each with a fragment identifier. */
export function Questions() {
  const [{ questions }] = trpc.texts.questions.useSuspenseQuery()
  const hash = useLocation({ select: (location) => location.hash })
  // Browsers do not send the fragment to the server.
  const current = useHydrated() ? hash : ''
  return (
    <section
      id="faq"
      aria-labelledby="faq-heading"
      className="tone-light section print:break-inside-avoid"
    >
      <div className="page">
        <h2 id="faq-heading" className="display text-display">
          Frequently asked questions
        </h2>
        <ul className="mt-10 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
          {questions.map(({ id, question, answer, detail }) => (
            <li
              key={id}
              id={id}
              data-current={id === current}
              className="group chamfer relative flex flex-col gap-3 bg-surface p-6 data-[current=true]:bg-raised unscripted:target:bg-raised lg:p-8"
            >
              <span
                aria-hidden="true"
                className="absolute inset-x-0 top-0 hidden h-[3px] bg-accent group-data-[current=true]:block unscripted:group-target:block"
              />
              <h3 className="text-muted">
                <PathLink
                  path={`/contact#${id}`}
                  activeOptions={{ exact: true, includeHash: true }}
                  className="inline-flex min-h-11 items-center hover:text-foreground"
                >
                  {question}
                </PathLink>
              </h3>
              <p className="display text-[clamp(1.75rem,1.3rem+1.5vw,2.5rem)]/[1.05]">{answer}</p>
              <p className="measure text-muted [text-wrap:pretty]">{unbroken(detail)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
