import type { Answer as FitAnswer, FitAnswer as Data } from '@argo/domain/fit/answer-build'
import type { ReactNode, RefObject } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { Candidates } from './Candidates.tsx'
import { CaseDrawing } from './CaseDrawing.tsx'
import { CheckLines } from './CheckLines.tsx'
import { PowerBudget } from './PowerBudget.tsx'
import { ShoppingList } from './ShoppingList.tsx'
import { StatusIcon } from './StatusIcon.tsx'
import type { LinkWith } from './use-build.ts'

const mostFirst = 6

interface AnswerProps {
  verdict: string
  /** Null while nothing is chosen. */
  answer: FitAnswer | null
  /** Ours, to begin with. */
  cases: Data['options']['case']
  drawing: Data['drawing']
  /** The verdict's. */
  heading: RefObject<HTMLHeadingElement | null>
  fields: Readonly<Record<string, string>>
  linkWith: LinkWith
  /** The name of the field that is being filled in. */
  focused: string | undefined
  /** Whether it is the answer to what the fields held before. */
  isLate: boolean
  /** Whether the answer to what they hold could not be read. */
  isLost: boolean
}

/** What was calculated: the verdict, the drawing, each check with what of ours would mend it, the power, and what of ours would fit. */
export function Answer({
  verdict,
  answer,
  cases,
  drawing,
  heading,
  fields,
  linkWith,
  focused,
  isLate,
  isLost,
}: AnswerProps) {
  const missing = answer ? fieldMissing(answer) : undefined
  return (
    <div className="min-w-0 lg:col-span-7 xl:col-span-8">
      <section aria-labelledby="answer" aria-busy={isLate} className="relative">
        <span className="molten absolute top-0 left-0 h-0.5 w-[38%] no-print" />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-4 print:pt-0">
          <h2
            ref={heading}
            id="answer"
            tabIndex={-1}
            className="display flex min-h-[2lh] min-w-0 scroll-mt-24 flex-wrap items-start gap-x-3 text-title lg:min-h-0 lg:text-[2.25rem] print:min-h-0"
          >
            <StatusIcon status={answer?.status ?? 'unknown'} className="mt-0.5 size-6 lg:size-9" />
            <span className="max-w-full flex-1 wrap-break-word">{verdict}</span>
          </h2>
          {answer && (
            <a
              href="#build"
              className="prose-link inline-flex min-h-11 items-center lg:hidden no-print"
            >
              Change the build
            </a>
          )}
        </div>
        {isLost && (
          <p className="mt-2 text-sm font-semibold text-warn">
            The answer to your last change did not load. “Will it fit?” tries again.
          </p>
        )}
        <div
          className={`mt-4 grid grid-cols-1 items-start gap-x-10 gap-y-8 transition-opacity xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] print:grid-cols-[min(7.6cm,40%)_1fr] print:gap-6 ${isLate ? 'opacity-60 delay-300' : ''}`}
        >
          <div className={`xl:sticky xl:top-20 ${fields.case ? '' : 'no-print'}`}>
            <CaseDrawing drawing={drawing} focused={focused} />
          </div>
          <div className="min-w-0">
            <CheckLines checks={answer?.checks ?? []} linkWith={linkWith} />
            {!answer && <FirstCases cases={cases} linkWith={linkWith} />}
            {missing && (
              <a
                href={`#${missing}`}
                className="prose-link mt-3 inline-flex min-h-11 items-center no-print"
              >
                Fill in what is missing
              </a>
            )}
          </div>
        </div>
      </section>
      {answer && <Rest answer={answer} hasCase={Boolean(fields.case)} linkWith={linkWith} />}
    </div>
  )
}

function FirstCases({ cases, linkWith }: Pick<AnswerProps, 'cases' | 'linkWith'>) {
  return (
    <div className="no-print mt-8">
      <h3 className="eyebrow text-muted">Start with a case</h3>
      <ul className="mt-3 flex flex-wrap gap-3">
        {cases.slice(0, mostFirst).map(({ key, name }) => (
          <li key={key}>
            <ButtonLink look="outline" {...linkWith({ field: 'case', key })}>
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Rest({
  answer: { power, cases, coolers, list },
  hasCase,
  linkWith,
}: Pick<AnswerProps, 'linkWith'> & { answer: FitAnswer; hasCase: boolean }): ReactNode {
  const inCases = (
    <Candidates field="case" title="In our cases" candidates={cases} linkWith={linkWith} />
  )
  return (
    <>
      {!hasCase && inCases}
      {power && <PowerBudget power={power} linkWith={linkWith} />}
      {hasCase && inCases}
      <Candidates
        field="cooler"
        title="With our coolers"
        candidates={coolers}
        linkWith={linkWith}
      />
      <ShoppingList list={list} />
    </>
  )
}

// Of watts alone, those that are missing are all that the verdict asks for.
function fieldMissing({ checks, power }: FitAnswer): string | undefined {
  if (checks.length === 0) return power?.parts.find(({ watts }) => watts === null)?.field
  return checks.some(({ status }) => status === 'unknown') ? 'more' : undefined
}
