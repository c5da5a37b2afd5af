import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { useState } from 'react'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Answer } from './Answer.tsx'
import { BuildForm } from './BuildForm.tsx'
import { ErrorLinks } from './ErrorLinks.tsx'
import { useBuild } from './use-build.ts'
import { VerdictBar } from './VerdictBar.tsx'

/** Whether a build fits: the form and, beside it, the answer to what its fields hold. */
export default function FitPage() {
  const { form, heading, values, fields, setField, send, linkWith, sentAnswer, shown, ...state } =
    useBuild()
  // A field is said to be wrong once it is left: on the way to "336" stands "3".
  const [focused, setFocused] = useState<string>()
  const { answer, options, drawing } = shown
  const errors = { ...shown.errors }
  if (focused && fields[focused] !== values[focused]) delete errors[focused]
  return (
    <article className="page pt-1 pb-20 lg:pt-6 lg:pb-32 print:-mt-6 print:py-0 forced-colors:[&_svg]:text-[CanvasText]">
      <Breadcrumb crumbs={[{ name: fixedPages.fit.title }]} />
      <header className="mt-2 lg:mt-6">
        <h1 className="display text-hero">{fixedPages.fit.title}</h1>
        {!sentAnswer.answer && (
          <p className="measure mt-3 text-lead text-balance text-muted max-sm:sr-only">
            Case, graphics card, cooler, radiators and supply, to the millimeter. The arithmetic is
            shown, and where a figure is missing it says so.
          </p>
        )}
      </header>
      <ErrorLinks errors={sentAnswer.errors} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:mt-10 lg:grid-cols-12 print:block">
        <BuildForm
          ref={form}
          onSubmit={send}
          onFocusedField={setFocused}
          {...{ fields, setField, errors, options }}
          isFirst={sentAnswer.answer === null}
        />
        <Answer
          cases={options.case}
          {...{ answer, drawing, heading, fields, linkWith, focused, ...state }}
        />
      </div>
      {answer && <VerdictBar answer={answer} />}
    </article>
  )
}
