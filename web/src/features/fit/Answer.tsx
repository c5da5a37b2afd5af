import type { Answer as FitAnswer, FitAnswer as Data } from '@argo/domain/fit/answer-build'
import { buildSearch } from '@argo/domain/fit/build-search'
import type { RefObject } from 'react'
import { unbroken } from '../../lib/text/unbroken.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { CaseDrawing } from './CaseDrawing.tsx'
import { CheckLines } from './CheckLines.tsx'
import { StatusIcon } from './StatusIcon.tsx'
import type { LinkWith } from './use-build.ts'

interface AnswerProps {
  verdict: string
  /** Null while nothing is chosen. */
  answer: FitAnswer | null
  drawing: Data['drawing']
  example: Data['example']
  /** The verdict's. */
  heading: RefObject<HTMLHeadingElement | null>
  fields: Readonly<Record<string, string>>
  linkWith: LinkWith
  /** The name of the field that is being filled in. */
  focused: string | undefined
  /** Whether nothing was sent yet: then the form stands before the answer on a phone too. */
  isFirst: boolean
  /** Whether it is the answer to what the fields held before. */
  isLate: boolean
  /** Whether the answer to what they hold could not be read. */
  isLost: boolean
}

/** What was calculated: the verdict, the drawing and each check; while nothing is chosen, those of an example. */
export function Answer({
  verdict,
  answer,
  drawing,
  example,
  heading,
  fields,
  linkWith,
  focused,
  isFirst,
  isLate,
  isLost,
}: AnswerProps) {
  return (
    <section
      aria-labelledby="answer"
      aria-busy={isLate}
      className={`relative min-w-0 ${isFirst ? '' : 'max-lg:order-first'}`}
    >
      <span className="molten absolute top-0 left-0 h-0.5 w-[38%] no-print" />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-4 print:pt-0">
        <h2
          ref={heading}
          id="answer"
          tabIndex={-1}
          aria-describedby={example ? 'first-step' : undefined}
          className="display flex min-h-[2lh] min-w-0 scroll-mt-24 flex-wrap items-start gap-x-3 [view-timeline:--verdict] text-[1.625rem]/[1.12] sm:min-h-0 sm:text-[2.25rem]/[1.12] print:min-h-0 print:text-title"
        >
          {answer && <StatusIcon status={answer.status} className="mt-[0.1em] size-[0.9em]" />}
          <span className="max-w-full flex-1 wrap-break-word">
            {example ? <>Example: {unbroken(example.name)}</> : verdict}
          </span>
        </h2>
        {isFirst && (
          // It keeps its place while fields are filled in.
          <p id="first-step" className="min-h-[1lh] text-lead text-muted">
            {example && verdict}
          </p>
        )}
        {!isFirst && (
          <a
            href="#build"
            className="prose-link inline-flex min-h-11 items-center lg:hidden no-print"
          >
            Change the build
          </a>
        )}
      </div>
      {isLost && (
        <p className="mt-2 font-semibold text-warn">
          The answer to your last change did not load. “Will it fit?” tries again.
        </p>
      )}
      <div
        className={`mt-4 grid grid-cols-1 items-start gap-x-6 gap-y-8 transition-opacity xl:gap-x-10 md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] print:grid-cols-[min(7.6cm,40%)_1fr] print:gap-6 ${isLate ? 'opacity-60 delay-300' : ''} ${example ? 'no-print' : ''}`}
      >
        <div className={`md:sticky md:top-20 ${fields.case ? '' : 'no-print'}`}>
          <CaseDrawing drawing={drawing} focused={focused} />
        </div>
        <div className="min-w-0">
          <CheckLines checks={example?.checks ?? answer?.checks ?? []} linkWith={linkWith} />
          {example && (
            <ArrowLink
              to="/fit"
              search={buildSearch(example.values)}
              hash="answer"
              className="mt-3"
            >
              Start from the example
            </ArrowLink>
          )}
        </div>
      </div>
    </section>
  )
}
