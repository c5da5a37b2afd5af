import type { Answer as FitAnswer } from '@argo/domain/fit/fit-answer'
import type { RefObject } from 'react'
import { Candidates } from './Candidates.tsx'
import { CaseDrawing } from './CaseDrawing.tsx'
import { CheckLines } from './CheckLines.tsx'
import { PowerBudget } from './PowerBudget.tsx'
import { ShoppingList } from './ShoppingList.tsx'
import { StatusIcon } from './StatusIcon.tsx'
import type { BuildFormState } from './use-build-form.ts'

/** What was calculated: the verdict, each check beside the drawing, the power, and what of ours would fit. */
export function Answer({
  answer,
  values,
  heading,
  linkWith,
}: {
  answer: FitAnswer
  /** The verdict's. */
  heading: RefObject<HTMLHeadingElement | null>
  values: Readonly<Record<string, string>>
  linkWith: BuildFormState['linkWith']
}) {
  const { status, verdict, checks, drawing, power, cases, coolers, list } = answer
  // Of watts alone, those that are missing are all that the verdict asks for.
  const missing = checks.length === 0 && power?.parts.find(({ watts }) => watts === null)?.field
  const inCases = cases.length > 0 && (
    <Candidates field="case" title="In our cases" candidates={cases} linkWith={linkWith} />
  )
  return (
    <>
      <section
        aria-labelledby="answer"
        className="fit-verdict relative mt-8 border-t border-line pt-8 lg:mt-12 lg:pt-10"
      >
        <span className="molten absolute top-0 left-0 h-0.5 w-[38%] no-print" />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <h2
            ref={heading}
            id="answer"
            tabIndex={-1}
            className="display flex flex-wrap scroll-mt-24 items-start gap-4 text-display"
          >
            <StatusIcon status={status} className="mt-1 size-8 lg:mt-2 lg:size-12" />
            <span>{verdict}</span>
          </h2>
          <a
            href={`#${missing || 'build'}`}
            className="prose-link inline-flex min-h-11 items-center no-print"
          >
            {missing ? 'Fill it in' : 'Change the build'}
          </a>
        </div>
        {(checks.length > 0 || drawing) && (
          <div className="fit-checks mt-8 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12">
            {drawing && (
              <div className="lg:sticky lg:top-20 lg:col-span-5 lg:self-start">
                <CaseDrawing drawing={drawing} />
              </div>
            )}
            <div className={drawing ? 'lg:col-span-7' : 'lg:col-span-8'}>
              <CheckLines checks={checks} />
              {status === 'unknown' && (
                <a
                  href="#build"
                  className="prose-link mt-3 inline-flex min-h-11 items-center no-print"
                >
                  Fill in what is missing
                </a>
              )}
            </div>
          </div>
        )}
      </section>
      {values.case === undefined && inCases}
      {power && <PowerBudget power={power} linkWith={linkWith} />}
      {values.case !== undefined && inCases}
      {coolers.length > 0 && (
        <Candidates
          field="cooler"
          title="With our coolers"
          candidates={coolers}
          linkWith={linkWith}
        />
      )}
      <ShoppingList list={list} />
    </>
  )
}
