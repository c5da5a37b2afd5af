import { useHydrated, useLocation } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc/trpc.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { PathLink } from '../../ui/PathLink.tsx'

const link = 'prose-link inline-flex min-h-11 items-center'

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
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 id="faq-heading" className="display text-display">
            Frequently asked questions
          </h2>
          <div className="flex flex-wrap gap-x-8">
            <PathLink path="/warranty" className={link}>
              Read the warranty
            </PathLink>
            <PathLink path="/warranty#claim" className={link}>
              Make a claim
            </PathLink>
          </div>
        </div>
        <ul className="mt-12 grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-14 print:mt-6 print:gap-y-6">
          {questions.map(({ id, question, answer, detail }) => (
            <li
              key={id}
              id={id}
              data-current={id === current}
              className="border-t-3 border-line pt-3 data-[current=true]:border-accent unscripted:target:border-accent"
            >
              <h3 className="text-muted lg:text-lg">
                <PathLink
                  path={`/contact#${id}`}
                  activeOptions={{ exact: true, includeHash: true }}
                  className="inline-flex min-h-11 items-center hover:text-foreground"
                >
                  {question}
                </PathLink>
              </h3>
              <p className="display mt-2 text-[clamp(1.875rem,1.3rem+1.6vw,2.75rem)]/[1.05]">
                {answer}
              </p>
              <p className="measure mt-3 text-muted text-pretty lg:text-lg">{unbroken(detail)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
