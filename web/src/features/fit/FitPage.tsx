import { buildSearch, buildValues } from '@argo/domain/fit/build-search'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Answer } from './Answer.tsx'
import { BuildForm } from './BuildForm.tsx'
import { ErrorLinks } from './ErrorLinks.tsx'
import { useAnswerFocus } from './use-answer-focus.ts'
import { useBuildFields } from './use-build-fields.ts'
import { addressOf, useBuildForm } from './use-build-form.ts'

const route = getRouteApi('/fit')
const nothing = 'Choose a case or a part first'

/** Whether a build fits: the form and, beside it, the answer to what its fields hold. */
export default function FitPage() {
  const values = buildValues(buildSearch(route.useSearch()))
  const [sentAnswer] = trpc.fit.answer.useSuspenseQuery(values)
  const address = addressOf(values)
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, sent, repeated, send, linkWith } = useBuildForm(values, address)
  const { fields, setField } = useBuildFields(values, { address, sent, form })
  const live = trpc.fit.answer.useQuery(buildValues(buildSearch(fields)), {
    placeholderData: keepPreviousData,
  })
  // A field is said to be wrong once it is left: on the way to "336" stands "3".
  const [focused, setFocused] = useState<string>()
  const { answer, options, drawing, ...shown } = live.data ?? sentAnswer
  const errors = { ...shown.errors }
  if (focused && fields[focused] !== values[focused]) delete errors[focused]
  const verdict = answer?.verdict ?? nothing
  useAnswerFocus(heading, { address, repeated, verdict })
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
          {...{ verdict, answer, drawing, values, fields, linkWith }}
          heading={heading}
          focused={focused}
          isLate={live.isPlaceholderData}
          isLost={live.isError}
        />
      </div>
    </article>
  )
}
