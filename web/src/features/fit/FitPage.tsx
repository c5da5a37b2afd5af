import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { useState } from 'react'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Answer } from './Answer.tsx'
import { BuildForm } from './BuildForm.tsx'
import { Candidates } from './Candidates.tsx'
import { ErrorLinks } from './ErrorLinks.tsx'
import { PowerTable } from './PowerTable.tsx'
import { ShoppingList } from './ShoppingList.tsx'
import { useBuild } from './use-build.ts'
import { VerdictBar } from './VerdictBar.tsx'

/** Whether a build fits: the form and, beside it, the answer to what its fields hold. */
export default function FitPage() {
  const build = useBuild()
  const { values, fields, linkWith, sentAnswer, shown } = build
  // A field is said to be wrong once it is left: on the way to "336" stands "3".
  const [focused, setFocused] = useState<string>()
  const { answer } = shown
  const errors = { ...shown.errors }
  if (focused && fields[focused] !== values[focused]) delete errors[focused]
  const isFirst = sentAnswer.answer === null
  return (
    <article className="page [timeline-scope:--verdict] pt-1 pb-20 lg:pt-6 lg:pb-32 print:-mt-6 print:py-0 forced-colors:[&_svg]:text-[CanvasText]">
      <Breadcrumb crumbs={[{ name: fixedPages.fit.title }]} />
      <header className="mt-2 grid gap-3 lg:mt-6">
        <h1 className={`display ${isFirst ? 'text-hero' : 'text-title print:text-hero'}`}>
          {fixedPages.fit.title}
        </h1>
        <p className={`measure text-balance text-muted ${isFirst ? 'text-lead' : 'no-print'}`}>
          See whether your graphics card, cooler, and power supply fit together in a case, and by
          how much.
        </p>
      </header>
      <ErrorLinks errors={sentAnswer.errors} />
      <div className="mt-8 grid grid-cols-1 items-start gap-8 [reading-flow:source-order] lg:grid-cols-[minmax(18rem,3fr)_minmax(0,8fr)] lg:gap-x-10 print:gap-0">
        <div>
          <BuildForm build={build} errors={errors} isFirst={isFirst} onFocusedField={setFocused} />
          {answer?.power && <PowerTable power={answer.power} />}
        </div>
        {/* On a phone the form stands before the answer while nothing was sent yet. */}
        <div className={`min-w-0 ${isFirst ? '' : 'max-lg:order-first max-lg:[reading-order:-1]'}`}>
          <Answer build={build} focused={focused} isFirst={isFirst} />
          {answer && <ShoppingList list={answer.list} fields={fields} />}
        </div>
      </div>
      {answer && (
        <>
          <div className="mt-10 md:mt-0">
            {(
              [
                ['case', 'In our cases', answer.cases],
                ['cooler', 'With our coolers', answer.coolers],
                ['supply', 'With our power supplies', answer.supplies],
              ] as const
            ).map(([field, title, candidates]) => (
              <Candidates
                key={field}
                field={field}
                title={title}
                candidates={candidates}
                isFolded={Boolean(fields[field])}
                linkWith={linkWith}
              />
            ))}
          </div>
          <VerdictBar answer={answer} />
        </>
      )}
    </article>
  )
}
