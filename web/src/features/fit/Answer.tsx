import type { Answer as FitAnswer } from '@argo/domain/fit/answer-build'
import { buildSearch } from '@argo/domain/fit/build-search'
import { Fragment } from 'react'
import { countOf } from '@argo/domain/text/count-of'
import { inWords } from '@argo/domain/text/in-words'
import { unbroken } from '../../lib/text/unbroken.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { CaseDrawing } from '../../ui/CaseDrawing.tsx'
import { CheckLines } from './CheckLines.tsx'
import { Fold } from './Fold.tsx'
import { StatusIcon } from '../../ui/StatusIcon.tsx'
import type { Build } from './use-build.ts'

type Check = Pick<FitAnswer['checks'][number], 'title'>

interface AnswerProps {
  build: Build
  /** The name of the field that is being filled in. */
  focused: string | undefined
  /** Whether nothing was sent yet. */
  isFirst: boolean
}

/** What was calculated: the verdict, the drawing and each check; while nothing is chosen, those of an example. */
export function Answer({ build, focused, isFirst }: AnswerProps) {
  const { verdict, heading, fields, linkWith, isLate, isLost } = build
  const { answer, drawing, example } = build.shown
  const checks = example?.checks ?? answer?.checks ?? []
  const { needed = [], unchecked = [] } = answer ?? {}
  const colliding = checks.filter(({ status }) => status === 'collides')
  const passed = checks.filter(({ status }) => status === 'fits')
  const unknown = checks.filter(({ status }) => status === 'unknown')
  return (
    <section aria-labelledby="answer" aria-busy={isLate}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 pt-4 print:pt-0">
        <h2
          ref={heading}
          id="answer"
          tabIndex={-1}
          className="display flex min-w-0 scroll-mt-24 flex-wrap lg:scroll-mt-96 items-start gap-x-3 [view-timeline:--verdict] text-[1.75rem]/[1.12] sm:min-h-12 sm:text-[2.5rem]/[1.12] print:text-title"
        >
          {answer && <StatusIcon status={answer.status} className="mt-[0.1em] size-[0.9em]" />}
          <span className="max-w-full flex-1 text-balance wrap-break-word">
            {example ? 'Example build' : verdict}
          </span>
        </h2>
        {/* It keeps its place while fields are filled in. */}
        <p className="tabular mt-3 min-h-[1lh] basis-full text-lead text-muted sm:order-last">
          {(answer ?? example)?.parts.map((part, index, { length }) => (
            <Fragment key={part}>
              <span className="inline-block max-w-full">
                {unbroken(part)}
                {index < length - 1 && ','}
              </span>{' '}
            </Fragment>
          ))}
        </p>
        {example && (
          <ButtonLink
            to="/fit"
            search={buildSearch(example.values)}
            hash="answer"
            look="outline"
            className="max-sm:mt-4"
          >
            Start from the example
          </ButtonLink>
        )}
        {!isFirst && (
          <a
            href="#build"
            className={buttonClass(
              'outline',
              'order-last mt-4 grow self-start sm:grow-0 lg:hidden',
            )}
          >
            Change the build
          </a>
        )}
        {/* Of one line's height on a wide screen also while nothing is needed. */}
        <div className="order-last flex basis-full flex-wrap items-center gap-x-4 max-lg:mt-4 lg:min-h-11 no-print">
          {needed.length > 0 && (
            <>
              <h3 id="needed" className="text-muted max-sm:basis-full">
                For a full answer, add
              </h3>
              <ul
                aria-labelledby="needed"
                className="flex list-disc flex-wrap gap-x-8 pl-5 marker:text-accent max-sm:flex-col"
              >
                {needed.map(({ name, field }) => (
                  <li key={field}>
                    <a href={`#${field}`} className="prose-link inline-block py-2">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      {isLost && (
        <p className="mt-2 font-semibold text-warn">
          The answer to your last change did not load. “Will it fit?” tries again.
        </p>
      )}
      <div
        className={`mt-4 grid grid-cols-1 items-start gap-6 transition-opacity md:max-lg:grid-cols-2 xl:grid-cols-[3fr_2fr] print:grid-cols-[min(7.6cm,40%)_1fr] print:gap-6 ${isLate ? 'opacity-60 delay-300' : ''} ${example ? 'no-print' : ''}`}
      >
        <figure
          className={`grid gap-y-3 print:col-start-1 print:block ${fields.case ? '' : 'no-print'}`}
        >
          <CaseDrawing drawing={drawing} focused={focused} />
          <figcaption className="text-muted max-md:text-sm">{drawing.note}</figcaption>
        </figure>
        {checks.length === 0 && (
          <p className="text-lead text-muted no-print">
            Each part that you add is drawn to scale, and has its own line here.
          </p>
        )}
        <div className="grid gap-6 max-md:contents lg:max-xl:contents print:col-start-2 print:row-start-1 print:block">
          {/* On a narrow screen what does not fit comes before the drawing. */}
          <CheckLines checks={colliding} linkWith={linkWith} className="max-lg:order-first" />
          <CheckLines
            checks={checks.filter(({ status }) => status === 'tight')}
            linkWith={linkWith}
          />
          {passed.length > 0 && (
            <Fold
              isOpen={Boolean(example)}
              title={
                <>
                  <StatusIcon status="fits" className="size-5" />
                  {countOf(passed.length, 'check')} {passed.length === 1 ? 'passes' : 'pass'}
                </>
              }
            >
              <CheckLines checks={passed} linkWith={linkWith} />
            </Fold>
          )}
          <CheckLines
            checks={[...Map.groupBy(unknown, ({ calculation }) => calculation).values()].flatMap(
              ([check, ...others]) =>
                check ? { ...check, title: sharedTitle(check, ...others) } : [],
            )}
            linkWith={linkWith}
          />
          {unchecked.length > 0 && (
            <p className="border-t border-line pt-4 text-muted max-sm:text-sm">
              Not checked, as there is no figure for it: {inWords(byPart(unchecked))}.
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** "CPU cooler (socket, heat)", of titles such as "CPU cooler, heat". */
function byPart(titles: readonly string[]): string[] {
  const parts = Map.groupBy(titles, (title) => title.split(', ')[0] ?? title)
  return [...parts].map(
    ([part, all]) => `${part} (${all.map((title) => title.replace(`${part}, `, '')).join(', ')})`,
  )
}

/** "CPU cooler, socket and heat". */
function sharedTitle(...checks: [Check, ...Check[]]): string {
  const [part] = checks[0].title.split(', ')
  return inWords(
    checks.map(({ title }, index) => (index > 0 ? title.replace(`${part}, `, '') : title)),
  )
}
